/** On A4 and on letter paper all of it is on one sheet: what strangers wrote is cut to so many lines. */
export const certificateStyle = `
.certificate .lead { display: flex; gap: 1rem; justify-content: space-between } .certificate .lead > div { min-width: 0 }
.certificate .qr { flex: none; width: 8rem } .certificate .qr svg { display: block; width: 100%; height: auto }
.certificate h1 { margin: .2rem 0 .6rem } .certificate ol { padding-left: 1.6rem } .certificate li { margin: .25rem 0 }
.certificate h1, .certificate .authors, .certificate li, .certificate dd { display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden; overflow-wrap: anywhere }
.certificate h1 { -webkit-line-clamp: 3 } .certificate .authors, .certificate dd { -webkit-line-clamp: 2 }
.certificate li { display: list-item } .certificate li > span:last-child { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden }
@page { size: A4; margin: 12mm }
@media print {
  header, footer, .certificate .screen { display: none }
  :root { color-scheme: light } body { max-width: none; padding: 0; font-size: 9.5pt; line-height: 1.35; color: #000; background: #fff }
  .certificate { max-height: 252mm; overflow: hidden } .certificate h1 { font-size: 16pt } .certificate p, .certificate ol { margin: 2mm 0 }
  .certificate .state { print-color-adjust: exact } .certificate a { color: #000; text-decoration: none } .certificate .qr { width: 32mm } .certificate code { font-size: 8pt }
}`;
