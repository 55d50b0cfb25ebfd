// Colours by Grundy value and by remoteness.
#include "ludograph/view/key.hpp"

#include <algorithm>

namespace ludograph {

std::uint32_t colour_key::number_of(const position_label& label) const {
    return what_ == colour_by::grundy ? label.grundy : label.remoteness;
}

void colour_key::add(const position_label& label) {
    const std::uint32_t number = number_of(label);
    if (number == no_value) none_ = true;
    else if (number == infinite_value) infinite_ = true;
    else {
        greatest_ = std::max(greatest_, number);
        const std::size_t place = what_ == colour_by::grundy ? class_of(number) : number;
        if (place >= occurs_.size()) occurs_.resize(place + 1, false);
        occurs_[place] = true;
    }
}

/// Grundy values have a colour each, the last one is for all from there on; remoteness goes by equal steps.
std::uint32_t colour_key::class_of(std::uint32_t number) const {
    if (what_ == colour_by::grundy)
        return std::min(number, static_cast<std::uint32_t>(colours_.values.size()) - 1);
    return static_cast<std::uint32_t>(std::uint64_t{number} * steps() / (std::uint64_t{greatest_} + 1));
}

std::uint32_t colour_key::steps() const { return std::min(greatest_ + 1, most_steps); }

/// The least number of a class; for the class after the last one it is above all numbers.
std::uint32_t colour_key::least_of(std::uint32_t which) const {
    const std::uint64_t numbers = std::uint64_t{greatest_} + 1;
    return static_cast<std::uint32_t>((which * numbers + steps() - 1) / steps());
}

std::string colour_key::fill_of_class(std::uint32_t which) const {
    if (what_ == colour_by::grundy) return colours_.values[which];
    const double part = steps() == 1 ? 0 : static_cast<double>(which) / (steps() - 1);
    return mixed(colours_.least, colours_.most, part);
}

std::string colour_key::fill_of(const position_label& label) const {
    if (what_ == colour_by::outcome)
        return label.mover != side::none ? colours_.fill_of(label.winner) : colours_.fill_of(label.result);
    const std::uint32_t number = number_of(label);
    return number >= infinite_value ? colours_.infinite : fill_of_class(class_of(number));
}

std::string colour_key::text_of_class(std::uint32_t which, const words& in) const {
    if (what_ == colour_by::grundy) {
        const bool open = which + 1 == colours_.values.size() && greatest_ > which;
        const std::string value = std::to_string(which);
        return in.grundy_is.with({open ? in.from_on.with({value}) : value});
    }
    const std::uint32_t least = least_of(which), most = least_of(which + 1) - 1;
    const std::string range = least == most ? std::to_string(least)
                                            : in.from_to.with({std::to_string(least), std::to_string(most)});
    return in.remoteness.with({range});
}

std::vector<legend_entry> colour_key::entries(const words& in) const {
    std::vector<legend_entry> entries;
    if (what_ == colour_by::outcome) return entries;
    const auto add = [&](std::string fill, std::string text) {
        legend_entry entry;
        entry.fill = std::move(fill);
        entry.text = std::move(text);
        entries.push_back(std::move(entry));
    };
    std::vector<bool> classes;
    for (std::uint32_t number = 0; number < occurs_.size(); ++number) {
        if (!occurs_[number]) continue;
        const std::uint32_t which = what_ == colour_by::grundy ? number : class_of(number);
        if (which >= classes.size()) classes.resize(which + 1, false);
        if (!classes[which]) add(fill_of_class(which), text_of_class(which, in));
        classes[which] = true;
    }
    if (infinite_) add(colours_.infinite, in.infinite);
    if (none_) add(colours_.infinite, what_ == colour_by::grundy ? in.no_value : in.no_end);
    return entries;
}

}  // namespace ludograph
