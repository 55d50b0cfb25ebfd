// The program.
#include "command.hpp"

int main(int argc, char** argv) { return ludograph::cli::run(argc - 1, argv + 1); }
