// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/input.h"

#include <memory>
#include <utility>

#include "words/say.h"

namespace warpfold {

namespace {

bool isFile(const std::string& text) {
  const InputKind* const kind = findInputKind(text);
  return kind != nullptr && kind->isFile();
}

/// How many elements both inputs have; open: as many as the files have.
std::optional<std::uint64_t> sharedLength(const InputSource& first, const InputSource& second, std::uint64_t defaultN) {
  return first.n || isFile(first.text) || isFile(second.text) ? first.n : std::optional(defaultN);
}

Inputs pair(InputSource first, InputSource second, const Tick& firstTick, const Tick& secondTick) {
  Inputs inputs;
  const auto readFirst = [&] { inputs.first = std::make_shared<HostArray>(makeInput(first, firstTick)); };
  const auto readSecond = [&] { inputs.second = std::make_shared<HostArray>(makeInput(second, secondTick)); };
  if (!first.n && !isFile(first.text)) {  // the second one tells how many
    readSecond();
    first.n = inputs.second->size();
    readFirst();
  } else {
    readFirst();
    if (!isFile(second.text)) second.n = inputs.first->size();
    if (isFile(second.text) && second.text == first.text)
      inputs.second = inputs.first;
    else
      readSecond();
  }
  if (inputs.first->size() != inputs.second->size())
    throw InvalidRequest(second.field, second.text,
                         say<"lengths-differ">(arg<"elements">(inputs.second->size()), arg<"first">(first.text),
                                               arg<"first_elements">(inputs.first->size())));
  return inputs;
}

}  // namespace

const InputKind* findInputKind(std::string_view text) {
  for (const InputKind& kind : inputKinds()) {
    const bool named = kind.takesArgument() ? text.starts_with(kind.name + ":") : text == kind.name;
    if (named) return &kind;
  }
  return nullptr;
}

std::string inputChoices() {
  std::string text;
  const auto& kinds = inputKinds();
  for (std::size_t i = 0; i < kinds.size(); ++i)
    text += (i == 0 ? "" : i + 1 < kinds.size() ? ", " : " or ") + kinds[i].syntax;
  return text;
}

HostArray makeInput(const InputSource& source, const Tick& tick) {
  const InputKind* const kind = findInputKind(source.text);
  if (kind == nullptr)
    throw InvalidRequest(source.field, source.text, say<"unknown-input">(arg<"choices">(inputChoices())));
  return kind->make(source, kind->takesArgument() ? source.text.substr(kind->name.size() + 1) : std::string(), tick);
}

Inputs makeInputs(const InputsRequest& request, const Tick& firstTick, const Tick& secondTick) {
  InputSource first{request.first, request.type, request.n, request.seed, Field::input, request.begin};
  if (!takesSecondInput(request.op)) {
    if (!first.n && !isFile(first.text)) first.n = request.defaultN;
    return {std::make_shared<HostArray>(makeInput(first, firstTick)), nullptr};
  }
  InputSource second = first;
  if (request.second) {
    second.text = *request.second;
    second.field = Field::input2;
  } else {
    ++second.seed;
  }
  first.n = second.n = sharedLength(first, second, request.defaultN);
  return pair(std::move(first), std::move(second), firstTick, secondTick);
}

}  // namespace warpfold
