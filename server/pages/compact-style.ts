/**
 * Tables on a phone whose names of columns need no line each. Of numbers: what it is and how it came out on one line, the
 * numbers side by side below their names, and the reason below these; a number that has no room beside the others goes onto
 * the next line, whole. Of members: a name with its type, and what it means below.
 */
export const compactStyle = `
@media (max-width: 34rem) {
  .stack:is(.compact, .members) tr { display: flex; flex-wrap: wrap; gap: .1rem .7rem; align-items: baseline }
  .compact td:first-child { flex: 1 1 50% } .compact td:not(.number, :first-child) { display: contents }
  .compact tr::after { content: ""; order: 1; flex-basis: 100% } .compact td.number { order: 2; flex: 1 0 4.5rem } .compact td.number:has(details[open]) { flex-basis: 100% }
  .compact td:not(.number, :first-child)::before, .members td::before { content: none !important } .compact td.number::before { content: attr(data-label) !important; display: block; font-size: .85rem }
  .compact td.number br { display: revert } .compact td .muted { margin: 0; font-weight: 400 } .compact td:not(.number, :first-child) > .muted { order: 3; flex: 0 0 100% }
  .members td:nth-child(2) { color: #666 } .members td:nth-child(3) { flex-basis: 100% } .members td:nth-child(2) div { display: inline-block; margin: 0 0 0 .6rem; max-width: 100% } .members td .muted { font-weight: 400 }
}
@media (max-width: 34rem) and (prefers-color-scheme: dark) { .members td:nth-child(2) { color: #aaa } }`;
