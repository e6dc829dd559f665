'use strict';
// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Moves both trees of a report on one clock. Without it the page shows the finished trees and every step's sentences.
(() => {
  const all = (query, from = document) => Array.from(from.querySelectorAll(query));
  const byId = (id) => document.getElementById(id);
  const steps = all('#steps > li');
  const last = steps.length - 1;
  if (last < 0) return;

  const sides = all('.side').map((side) => {
    const tree = side.querySelector('svg.tree');
    return {
      rows: tree ? Number(tree.dataset.rows) : last,
      parts: all('svg.tree [data-row]', side).map((part) => ({part, row: Number(part.dataset.row)})),
      figures: all('.figures', side),
    };
  });
  const clock = byId('clock'), play = byId('play');
  const playName = play.getAttribute('aria-label');
  const playMs = 1200;
  let at = 0, timer = 0;

  function show(step) {
    at = Math.min(last, Math.max(0, step));
    for (const side of sides) {
      const row = Math.min(at, side.rows);
      for (const each of side.parts) {
        each.part.classList.toggle('now', each.row === row && at <= side.rows);
        each.part.classList.toggle('later', each.row > row);
      }
      for (const list of side.figures) list.hidden = Number(list.dataset.step) !== at;
    }
    byId('sentence').replaceChildren(...Array.from(steps[at].cloneNode(true).childNodes));
    byId('now').textContent = steps[at].dataset.label;
    clock.value = String(at);
    clock.setAttribute('aria-valuetext', steps[at].dataset.label);
    for (const id of ['first', 'back']) byId(id).disabled = at === 0;
    for (const id of ['next', 'last']) byId(id).disabled = at === last;
    document.documentElement.dataset.step = String(at);
  }

  function pause() {
    clearInterval(timer);
    timer = 0;
    play.classList.remove('playing');
    play.setAttribute('aria-label', playName);
    play.title = playName;
  }

  function go(step) {
    pause();
    show(step);
  }

  play.addEventListener('click', () => {
    if (timer) return pause();
    if (at === last) show(0);
    play.classList.add('playing');
    play.setAttribute('aria-label', play.dataset.pause);
    play.title = play.dataset.pause;
    timer = setInterval(() => {
      show(at + 1);
      if (at === last) pause();
    }, playMs);
  });
  byId('first').addEventListener('click', () => go(0));
  byId('back').addEventListener('click', () => go(at - 1));
  byId('next').addEventListener('click', () => go(at + 1));
  byId('last').addEventListener('click', () => go(last));
  clock.addEventListener('input', () => go(Number(clock.value)));

  const fit = byId('fit');
  if (fit) {
    fit.addEventListener('click', () => {
      const fitted = fit.getAttribute('aria-pressed') !== 'true';
      fit.setAttribute('aria-pressed', String(fitted));
      for (const tree of all('svg.tree')) tree.classList.toggle('fitted', fitted);
    });
  }

  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.target === clock) return;
    const scroller = event.target.closest ? event.target.closest('.scroller') : null;
    if (scroller && scroller.scrollWidth > scroller.clientWidth) return;  // where the keys scroll
    const to = {ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last}[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  });

  // On paper the trees are finished.
  let before = 0;
  window.addEventListener('beforeprint', () => {
    before = at;
    go(last);
  });
  window.addEventListener('afterprint', () => go(before));

  document.documentElement.classList.add('live');
  show(Number(clock.value));
})();
