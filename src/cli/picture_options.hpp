// Options of how pictures are laid out and on which paper.
#pragma once

#include "command_line.hpp"
#include "ludograph/layout/picture_options.hpp"
#include "ludograph/layout/render.hpp"

namespace ludograph::cli {

void add_picture_options(command_line& line, picture_options& options, render_limits& limits);

}  // namespace ludograph::cli
