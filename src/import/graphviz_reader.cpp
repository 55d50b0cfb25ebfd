// Reading DOT with Graphviz's cgraph; runs in a child process.
#include "graphviz_reader.hpp"

#include <graphviz/cgraph.h>

#include <cstdint>
#include <cstdio>
#include <unordered_map>

#include "ludograph/error.hpp"

namespace ludograph {

namespace {

std::string complaints;

int keep_complaint(char* text) {
    complaints += text;
    return 0;
}

/// cgraph takes names that are not const, but does not change them.
std::string attribute(void* object, const char* name) {
    const char* value = agget(object, const_cast<char*>(name));
    return value ? value : "";
}

template <class Use>
void for_each_vertex(Agraph_t* graph, Use use) {
    for (Agnode_t* v = agfstnode(graph); v; v = agnxtnode(graph, v)) use(v);
}

void append_number(std::string& to, std::uint32_t number) {
    to.append(reinterpret_cast<const char*>(&number), sizeof number);
}

packed_dot pack(Agraph_t* graph) {
    packed_dot packed;
    packed.direction = agisdirected(graph) ? "directed" : "undirected";
    std::unordered_map<const Agnode_t*, std::uint32_t> numbers;
    for_each_vertex(graph, [&](Agnode_t* v) {
        numbers.emplace(v, static_cast<std::uint32_t>(numbers.size()));
        packed.vertices += agnameof(v);
        packed.vertices += '\0';
        for (const char* name : vertex_attributes) packed.vertices += attribute(v, name) + '\0';
    });
    for_each_vertex(graph, [&](Agnode_t* v) {
        for (Agedge_t* e = agfstout(graph, v); e; e = agnxtout(graph, e)) {
            append_number(packed.edges, numbers.at(v));
            append_number(packed.edges, numbers.at(aghead(e)));
            packed.edge_labels += attribute(e, "label") + '\0';
        }
    });
    return packed;
}

}  // namespace

packed_dot read_with_cgraph(std::string_view text) {
    agseterr(AGERR);
    agseterrf(keep_complaint);
    std::FILE* file = ::fmemopen(const_cast<char*>(text.data()), text.size(), "r");
    if (file == nullptr) throw output_error("cannot be read from memory");
    Agraph_t* graph = agread(file, nullptr);
    if (agerrors() != 0) throw output_error(complaints);
    if (graph == nullptr) throw output_error("no graph");
    packed_dot packed = pack(graph);
    if (agread(file, nullptr) != nullptr) throw output_error("two graphs");
    if (agerrors() != 0) throw output_error(complaints);
    return packed;  // the process ends here: nothing is worth freeing
}

}  // namespace ludograph
