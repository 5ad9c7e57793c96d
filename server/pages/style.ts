const green = ":is(.supported, .match)";
const amber = ":is(.challenged, .mixed, .near, .blocked)";
const red = ":is(.contradicted, .mismatch, .failed)";

/**
 * The style of every page. Only what is a verdict, or a job that needs somebody, has a colour: how a Run ended is none. On
 * a phone a wide table scrolls within its own container, not the page.
 */
export const style = `
body { max-width: 52rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1a1a1a; background: #fff }
header, footer { padding: .5rem 0; color: #555; font-size: .9rem }
footer { border-top: 1px solid #ddd; margin-top: 3rem }
h1 { line-height: 1.2 } h2 { margin-top: 2.5rem } h3 { margin-bottom: .25rem }
h1, h3, p, li, dd, blockquote { overflow-wrap: anywhere }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid #e5e5e5; vertical-align: top }
td.number, th.number { text-align: right }
td .muted, td details { font-size: .9rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem .8rem } dd { margin: 0 }
blockquote { margin: .25rem 0; text-align: left }
code { font-size: .9em; overflow-wrap: anywhere }
.state { font-weight: 600; padding: .05rem .5rem; border-radius: .75rem; background: #eee; white-space: nowrap }
${green} { background: #d9f2df; color: #0b5a20 }
${amber} { background: #fdecc8; color: #6b4500 }
${red} { background: #fadbd8; color: #7d1a10 }
.muted { color: #555 }
@media (prefers-color-scheme: dark) {
  body { background: #161616; color: #e8e8e8 } a { color: #8ab4f8 } header, footer, .muted { color: #aaa }
  th, td { border-color: #333 } footer { border-color: #333 } .state { background: #333 }
  ${green} { background: #123d1e; color: #a6e3b5 }
  ${amber} { background: #4a3300; color: #ffd98a }
  ${red} { background: #521711; color: #ffb3a8 }
}`;
