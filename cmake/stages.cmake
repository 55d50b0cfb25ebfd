# One target a folder of src, in stage order. A stage lists the stages it may see; the include
# check in tests/ holds the sources to the same lists.

add_library(ludograph_options INTERFACE)
target_include_directories(ludograph_options INTERFACE ${PROJECT_SOURCE_DIR}/include)
# g++ 12 misreads boost::container::small_vector (overread) and string concatenation (restrict).
target_compile_options(ludograph_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion
                       $<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overread;-Wno-restrict>)
target_link_libraries(ludograph_options INTERFACE Boost::headers)

# stage(NAME [SEES stage…] [LINKS target…])
function(stage name)
  cmake_parse_arguments(arg "" "" "SEES;LINKS" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${name}/*.cpp)
  list(FILTER sources EXCLUDE REGEX "/cli/main\\.cpp$")
  # Objects, not an archive: a linker drops the members of an archive that nobody calls, and with
  # them the registrations of the games.
  add_library(ludograph_${name} OBJECT ${sources})
  target_link_libraries(ludograph_${name} PUBLIC ludograph_options ${arg_LINKS})
  set_property(GLOBAL APPEND PROPERTY ludograph_stages ${name})
  set_property(GLOBAL APPEND PROPERTY ludograph_sees "${name}: ${arg_SEES}")
endfunction()

stage(rules)
stage(graph)
stage(theory)
stage(explore SEES rules graph)
stage(label SEES graph)
stage(catalog SEES rules graph theory explore)
stage(games SEES rules theory catalog)
stage(solve SEES rules graph theory explore label catalog)
stage(play SEES rules graph catalog)
stage(view SEES graph)
stage(layout SEES graph view LINKS PkgConfig::GRAPHVIZ PkgConfig::PANGO PkgConfig::QPDF)
stage(export SEES graph view layout LINKS nlohmann_json::nlohmann_json)
stage(import SEES rules graph layout LINKS PkgConfig::GRAPHVIZ nlohmann_json::nlohmann_json)
stage(plot SEES graph theory view layout)
# It verifies the others, so it sees none of them.
stage(check LINKS nlohmann_json::nlohmann_json)
stage(cli SEES rules graph theory explore label catalog solve play view layout export import
      plot check
      LINKS CLI11::CLI11 nlohmann_json::nlohmann_json PkgConfig::GLIB)

# A header of libqpdf destroys a vector of a class that is not complete yet, which clang refuses where
# vectors are constexpr. That file needs nothing of C++20.
if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
  set_source_files_properties(src/layout/pdf.cpp PROPERTIES COMPILE_OPTIONS -std=c++17)
endif()

target_compile_definitions(ludograph_export PRIVATE LUDOGRAPH_VERSION="${PROJECT_VERSION}")
target_compile_definitions(ludograph_cli PRIVATE LUDOGRAPH_VERSION="${PROJECT_VERSION}")

# Everything but main(): the program and the tests link this.
add_library(ludograph_all INTERFACE)
get_property(stages GLOBAL PROPERTY ludograph_stages)
foreach(name ${stages})
  target_link_libraries(ludograph_all INTERFACE ludograph_${name} $<TARGET_OBJECTS:ludograph_${name}>)
endforeach()

add_executable(ludograph ${PROJECT_SOURCE_DIR}/src/cli/main.cpp)
target_link_libraries(ludograph PRIVATE ludograph_all)
