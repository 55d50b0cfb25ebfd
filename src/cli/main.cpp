// The program.
#include "command.hpp"

int main(int argc, char** argv) { return ludograph::cli::run({argv + 1, argv + argc}); }
