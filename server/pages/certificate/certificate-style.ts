/**
 * On a sheet of A4 or letter paper: what strangers wrote is cut to so many lines there, and nowhere else. The citation is not
 * cut: it ends with the version and the address. It is as long as a title may be.
 */
export const certificateStyle = `
.certificate .lead { display: flex; gap: 1rem; justify-content: space-between } .certificate .lead > div { min-width: 0 }
.certificate .qr { flex: none; width: 8rem } .certificate .qr svg { display: block; width: 100%; height: auto }
.certificate h1 { margin: .2rem 0 .6rem } .certificate ol { padding: 0; list-style: none }
.certificate li { display: flex; gap: .6rem; margin: .25rem 0; align-items: baseline } .certificate li > .state { flex: none; min-width: 8.4rem; text-align: center } .certificate :is(h1, .authors, li, dd, p) { overflow-wrap: anywhere; min-width: 0 }
@media (max-width: 34rem) { .certificate .facts { display: block } .certificate .lead, .certificate li { flex-wrap: wrap } .certificate li { gap: 0; margin: .7rem 0 } .certificate li > .state { min-width: 0 } .certificate li > span:last-child { flex-basis: 100% } }
@page { size: A4; margin: 12mm }
@media print {
  header, footer, .certificate .screen { display: none }
  :root { color-scheme: light } body { max-width: none; padding: 0; font-size: 9pt; line-height: 1.3; color: #000; background: #fff }
  .certificate :where(h1, .authors, li > span:last-child, dd) { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden } .certificate h1 { -webkit-line-clamp: 3 }
  .certificate { max-height: 252mm; overflow: hidden } .certificate h1 { font-size: 15pt } .certificate :is(p, ol, dl) { margin: 1.6mm 0 } .certificate li { margin: .5mm 0 }
  .certificate .state { print-color-adjust: exact } .certificate a { color: #000; text-decoration: none } .certificate .qr { width: 32mm } .certificate code { font-size: 8pt }
}`;
