import { compactStyle } from "./compact-style.ts";
import { plotStyle } from "./plot/plot-style.ts";
import { printStyle } from "./print-style.ts";

const green = ":is(.supported, .match)";
const amber = ":is(.challenged, .mixed, .near, .blocked)";
const red = ":is(.contradicted, .mismatch, .failed)";

/**
 * The style of every page. Only what is a verdict, or a job that needs somebody, has a colour: how a Run ended is none. On
 * a phone a wide table scrolls within its own container, not the page.
 */
export const style = `
:root { color-scheme: light dark }
body { max-width: 52rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1a1a1a; background: #fff }
header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; align-items: center }
header, footer { padding: .5rem 0; color: #555; font-size: .9rem } header { padding: 0 0 .8rem; border-bottom: 1px solid #ddd; margin-bottom: 1.2rem }
header a:not(:hover), footer a:not(:hover) { text-decoration: none } header > span { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center } .brand { display: flex; gap: .5rem; align-items: center; font-weight: 600; color: inherit }
footer p { margin: .25rem 0 } footer { border-top: 1px solid #ddd; margin-top: 3rem }
h1 { line-height: 1.2; text-wrap: balance } h2 { margin-top: 2.5rem } h3 { margin-bottom: .25rem }
h1, h3, p, li, dd, blockquote { overflow-wrap: anywhere }
.scroll { overflow-x: auto; position: relative }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid #e5e5e5; vertical-align: top }
td.number, th.number { text-align: right } :is(.files, .stages) td:last-child { white-space: nowrap }
td .muted, td details { font-size: .9rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem .8rem; align-items: baseline } dd { margin: 0; grid-column: 2 } main > nav:first-child { margin-top: .8rem }
blockquote { margin: .25rem 0; text-align: left }
code { font-size: .9em; overflow-wrap: anywhere }
.state { font-weight: 600; padding: .05rem .5rem; border-radius: .75rem; background: #eee; white-space: nowrap }
${green} { background: #d9f2df; color: #0b5a20 }
${amber} { background: #fdecc8; color: #6b4500 }
${red} { background: #fadbd8; color: #7d1a10 }
:is(.state${green}, .done, .holds)::before { content: "✓ "; content: "✓ " / "" } .state${red}::before { content: "✕ "; content: "✕ " / "" } :is(.done, .holds)::before { color: #0b5a20; font-weight: 700 }
.muted { color: #555 } .done { white-space: nowrap }
.search { display: flex; gap: .5rem; margin: 1rem 0 } .search button { flex: none } .search input[type=search] { max-width: none } .entries { list-style: none; padding: 0 } .entries li { padding: .6rem 0; border-bottom: 1px solid #e5e5e5 } .entries li > a { font-weight: 600 }
mark { background: #0b57d022; color: inherit; font-weight: 700; border-radius: .2rem } .filters a { margin-right: .5rem } .filters [aria-current] { font-weight: 600; text-decoration: none; color: inherit } .filters p { margin: .2rem 0 }
.authors { margin: -.3rem 0 .6rem } .outcome { margin: .8rem 0 } .facts { margin: .8rem 0 } :is(main, .certificate) > .facts { padding: .7rem .9rem; border: 1px solid #ddd; border-radius: .5rem } :is(main, .certificate) > .facts > dt { color: #555 }
.claim { border-bottom: 1px solid #e5e5e5; padding: .5rem 0 } .claim > summary { cursor: pointer; display: flex; gap: .7rem; align-items: baseline; list-style: none }
.claim > section { margin-top: .6rem } .claim > summary::-webkit-details-marker { display: none } .claim > summary::after { content: "+"; margin-left: auto; color: #555 } .claim[open] > summary::after { content: "−" }
main details:not(.claim, .claim *, li *) { margin: .5rem 0 } details + .actions { margin-top: 1rem }
.claim h3 { font-size: 1rem; font-weight: 500; margin: 0 } .claim[open] h3 { font-weight: 700 } .claim > summary > .state { flex: none; text-align: center } .claim > summary > .state:first-child { min-width: 8.4rem }
@media screen { .claim:not([open]) h3 { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 6; overflow: hidden } }
@media (width > 34rem) { .runs td:first-child code { white-space: nowrap } .runs td:last-child { min-width: 7rem } .stages td:nth-child(3) { white-space: nowrap } .number + :is(td, th):not(.number) { padding-left: .6rem } }
@media (max-width: 34rem) {
  h1 { font-size: 1.65rem } h2 { font-size: 1.35rem }
  .stages :is(th, td):nth-child(3) { display: none } .words, details dl:not(.facts) { display: block } dl dd { margin-bottom: .4rem } .claim dl dd { margin-bottom: 0 }
  .claim > summary > .state:first-child { min-width: 0 } .claim h3 { order: 1 } .claim > summary { flex-wrap: wrap; position: relative; padding-right: 1.2rem } .claim > summary::after { position: absolute; right: 0; top: 0 }
  .stack thead { display: none } .stack, .stack tbody, .stack tr, .stack td { display: block } .stack tr { padding: .5rem 0; border-bottom: 1px solid #ccc }
  .stack td, .stack td.number { border: 0; padding: .1rem 0; text-align: left } .stack td:first-child { font-weight: 600 }
  .stack td:not([data-label=""])::before { content: attr(data-label) ": "; color: #555 } :lang(zh) .stack td:not([data-label=""])::before { content: attr(data-label) "：" } .stack td br { display: none } .stack td .muted { margin-left: .4rem }
}
.reaction { display: inline-flex; gap: .4rem; align-items: center; font-size: .93rem } .reaction :is(button, .button) { flex: none; font-size: 1rem } a.button { padding: .35rem .9rem; border: 1px solid #8a8a8a; border-radius: .4rem; background: #f4f4f4; color: inherit; text-decoration: none } a.button:hover { background: #e8e8e8 }
.stack td { overflow-wrap: anywhere } .stack td.number { overflow-wrap: normal } td.number data { white-space: nowrap } .invitations td:not(:first-child) { overflow-wrap: normal } td button { white-space: nowrap } .copied { display: flex; gap: .4rem } .copied button { flex: none } .stack input.key { min-width: 8rem }
form.row { display: flex; gap: .4rem; align-items: center; margin: 0 } form.row select { width: auto }
.owner { display: flex; gap: 1rem; align-items: center } .owner > div { min-width: 0 } .owner h1 { margin: 0 } .owner { margin-top: 1.3rem } .owner p { margin: 0 } .avatar { border-radius: .4rem; object-fit: cover }
.account { display: flex; gap: .5rem .8rem; align-items: center; flex-wrap: wrap }
.actions { display: flex; gap: .6rem; align-items: center; flex-wrap: wrap; margin: 1rem 0 }
ul:is(.claims, .assessments) { list-style: none; padding: 0 } .claims > li { margin-bottom: 1.2rem } .claims > li > a { font-weight: 600 } .assessments, .assessments > li { margin: .5rem 0 } .assessments ul { padding-left: 1.2rem } .assessments li:has(> details) { list-style: none; margin-left: -1.2rem } .assessments li > details > summary { padding-left: 1.2rem; text-indent: -1rem }
td form { margin-top: .3rem } .claims form { margin: .4rem 0 1rem }
.languages { display: flex; gap: .1rem .4rem; flex-wrap: wrap; margin-left: -.2rem } .languages button { border: 0; background: none; padding: .35rem .2rem; text-decoration: underline } .languages [aria-current] { font-weight: 600; text-decoration: none }
.words dd { margin-bottom: .5rem }
.field { margin: 1rem 0 } .field label { display: block; margin-bottom: .15rem } .field label, legend { font-weight: 600 } .field .muted { margin: .1rem 0 .3rem; font-size: .9rem }
.field p:empty { display: none }
input:not([type=radio], [type=checkbox]), textarea, select { box-sizing: border-box; width: 100%; max-width: 34rem }
a { color: #0b57d0 }
input, textarea, select, button { font: inherit; color: inherit }
textarea.code { max-width: none; font: .85rem/1.4 ui-monospace, monospace }
input:not([type=radio], [type=checkbox]), textarea, select { padding: .45rem .6rem; border: 1px solid #8a8a8a; border-radius: .4rem; background: #fff }
progress { display: block; width: 100%; max-width: 34rem; height: 1rem; margin-top: .3rem } legend { padding: 0 } fieldset { border: 0; padding: 0; margin: 1rem 0 } .choice { display: block; padding: .2rem 0 .2rem 1.5rem; text-indent: -1.5rem } ::placeholder { font-size: .9em }
button { padding: .35rem .9rem; border: 1px solid #8a8a8a; border-radius: .4rem; background: #f4f4f4; cursor: pointer }
button:hover { background: #e8e8e8 }
button.main { background: #0b57d0; border-color: #0b57d0; color: #fff } button.main:hover { background: #0842a0 }
button.danger { border-color: #b3261e; color: #b3261e; background: #fff }
:is(a, button, input, textarea, select, summary, .scroll, pre):focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px }
p.problem, .notice { padding: .6rem .8rem; border-radius: .4rem; border-left: .3rem solid }
.problem { color: #7d1a10 } p.problem { background: #fadbd8 }
pre.copy { overflow-x: auto; padding: .7rem .9rem; border-radius: .4rem; background: #f4f4f4; font-size: .85rem; line-height: 1.4; user-select: all }
pre.log { max-height: 32rem; overflow: auto; padding: .7rem .9rem; border-radius: .4rem; background: #f4f4f4; font-size: .85rem; line-height: 1.4; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4 }
.log .stderr { color: #8a3b00 } .log .system, .log em { color: #555; font-style: italic }
.failure { border-left: .3rem solid #b3261e; padding: .1rem 1rem; margin: 1.5rem 0 } .failure h2 { margin-top: .5rem } .failure.waits { border-color: #b07300 }
.skip { position: absolute; top: -6rem } .skip:focus { top: .5rem; z-index: 1; padding: .5rem .9rem; border-radius: .4rem; background: #fff } main:focus { outline: none }
.hidden { position: absolute; clip-path: inset(50%) } input.key { font-family: ui-monospace, monospace; max-width: 100% !important }
.notice { background: #e3edfd; color: #0a3272 } .notice > button { margin-bottom: .8rem }
@media (forced-colors: active) { .state, .notice, p.problem { border: 1px solid } }
@media (prefers-color-scheme: dark) {
  .failure.waits { border-color: #ffd98a } .skip:focus { background: #222 } mark { background: #8ab4f833 }
  body { background: #161616; color: #e8e8e8 } a { color: #8ab4f8 } header, footer, .muted { color: #aaa }
  th, td, .claim, .entries li { border-color: #333 } .stack tr { border-color: #444 } .claim > summary::after, .stack td::before { color: #aaa !important } header, footer, :is(main, .certificate) > .facts { border-color: #333 } :is(main, .certificate) > .facts > dt { color: #aaa } .state { background: #333 } :is(.done, .holds)::before { color: #a6e3b5 }
  input:not([type=radio], [type=checkbox]), textarea, select { background: #222; border-color: #777 }
  button, a.button { background: #2a2a2a; border-color: #777 } :is(button, a.button):hover { background: #383838 }
  button.main { background: #a8c7fa; border-color: #a8c7fa; color: #062e6f } button.main:hover { background: #d3e3fd }
  button.danger { background: #161616; border-color: #ffb3a8; color: #ffb3a8 }
  :is(a, button, input, textarea, summary, .scroll, pre):focus-visible { outline-color: #a8c7fa }
  :is(pre.log, pre.copy) { background: #222 } .log .stderr { color: #ffb784 } .log .system, .log em { color: #aaa } .failure { border-color: #ffb3a8 }
  .problem { color: #ffb3a8 } p.problem { background: #521711 } .notice { background: #10294f; color: #c5d9fb }
  ${green} { background: #123d1e; color: #a6e3b5 }
  ${amber} { background: #4a3300; color: #ffd98a }
  ${red} { background: #521711; color: #ffb3a8 }
}${compactStyle}${plotStyle}${printStyle}`;
