/**
 * On paper: nothing to press, every Claim open, and whole what scrolls on a screen. A picture or a row is not parted where
 * a page ends, and a heading is not left behind there.
 */
export const printStyle = `
@media print {
  .account, #community, .actions, .filters, details.muted, .languages, :is(main, footer) form { display: none }
  :root { color-scheme: light } body { max-width: none; padding: 0; font-size: 10pt; color: #000; background: #fff }
  .claim::details-content { content-visibility: visible; block-size: auto } .claim > summary::after { content: none !important }
  pre.log, pre.copy, .scroll { max-height: none; overflow: visible } pre { white-space: pre-wrap }
  h1, h2, h3, summary { break-after: avoid } tr, li, figure, .plot, blockquote { break-inside: avoid } .state { print-color-adjust: exact }
}`;
