// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/rank_run.h"

#include <cstring>

#include "data/input.h"
#include "ranks/rank_device.h"
#include "ranks/ranks_run.h"
#include "values/identity.h"
#include "words/english.h"

namespace warpfold::ranks {

namespace {

bool isFile(const std::string& input) {
  const InputKind* const kind = findInputKind(input);
  return kind != nullptr && kind->isFile();
}

std::shared_ptr<const HostArray> slice(const HostArray& whole, const Share& share) {
  auto part = std::make_shared<HostArray>(whole.type(), share.count);
  std::memcpy(part->data(), whole.data() + share.first * sizeOf(whole.type()), part->bytes());
  return part;
}

}  // namespace

RankRun::RankRun(const Catalogue& catalogue, const RunRequest& request, const Transport& transport,
                 const RunControl& control)
    : m_request(request),
      m_kernel(catalogue.at(request.kernel)),
      m_device(deviceOfRank(*m_kernel, transport.localRank(), allDevices())) {
  checkPair(m_request.type, m_request.op);
  m_request.backend = m_device.backend;
  m_request.across.reset();
  m_request.ranks.reset();
  makeData(transport);
  m_reference = emptyReferencePart(m_request.type, m_request.op);
  m_partial = identityOf(accumulatorOf(m_request.type, m_request.op), m_request.op);
  if (m_share.count == 0) return;
  m_reference = referencePart(*m_inputs.first, m_inputs.second.get(), m_request.op);
  RunRequest ofShare = m_request;
  ofShare.n = m_share.count;
  validate(ofShare, *m_kernel, m_device);
  m_planned = planRun(ofShare, m_kernel, m_device, m_share.count);
  m_session = backendFor(m_device.backend).open(*m_planned, m_inputs, control);
}

std::optional<double> RankRun::sample() {
  if (!m_session) return std::nullopt;
  const double us = m_session->sampleUs();
  m_partial = m_session->combined();
  return us;
}

std::uint64_t RankRun::inspect(RunResult& result) {
  return m_session ? m_session->inspect(result) : 0;
}

RankPart RankRun::part(const std::string& host) const {
  RankPart part;
  part.host = host;
  part.backend = m_device.backend;
  part.device = english(m_device.called());
  part.timing = m_device.timing;
  part.timesAreGpu = m_device.timesAreGpu;
  part.share = m_share;
  part.partial = m_partial;
  if (!m_session) return part;
  part.block = m_planned->block();
  part.grid = m_planned->grid();
  return part;
}

void RankRun::makeData(const Transport& transport) {
  const bool reads = isFile(m_request.input) || (m_request.input2 && isFile(*m_request.input2));
  InputsRequest asked{
      m_request.input, m_request.input2, m_request.type, m_request.op, m_request.n, 0, m_request.seed, 0};
  if (!reads) {
    m_n = m_request.n.value_or(RanksRequest::usualElements * transport.ranks());
    m_share = shareOf(m_n, transport.rank(), transport.ranks());
    asked.n = m_share.count;
    asked.begin = m_share.first;
    if (m_share.count > 0) m_inputs = makeInputs(asked);
    return;
  }
  // Nobody knows where in a file an element lies before it is read: each rank reads all and keeps its share.
  const Inputs all = makeInputs(asked);
  m_n = all.first->size();
  m_share = shareOf(m_n, transport.rank(), transport.ranks());
  if (m_share.count == 0) return;
  m_inputs.first = slice(*all.first, m_share);
  if (all.second) m_inputs.second = slice(*all.second, m_share);
}

}  // namespace warpfold::ranks
