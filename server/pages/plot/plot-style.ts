/** The style of plots: their marks have no colour of a verdict. */
export const plotStyle = `
.plots figure { margin: .4rem 0 } .plots figcaption { font-size: .9rem; overflow-wrap: anywhere } .plot { display: block; overflow: visible }
.band { fill: currentColor; opacity: .13 } .plot .axis, .ticks line { stroke: currentColor; opacity: .45 } .ticks text { font-size: .75rem; fill: currentColor; opacity: .8; text-anchor: middle }
.ticks [text-anchor=start] { text-anchor: start } .ticks [text-anchor=end] { text-anchor: end }
line.reported { stroke: currentColor; stroke-width: 2 } .dots { fill: #0b57d0; fill-opacity: .75 } .interval { stroke: #0b57d0; stroke-width: 3; opacity: .5 }
.legend { font-size: .85rem; margin: .2rem 0 .8rem } .legend span { white-space: nowrap; margin-right: .6rem } .legend svg { vertical-align: middle }
.place { display: block; max-width: 100%; height: auto; background: #fff; outline: 1px solid #8886; border-radius: .3rem } .figures { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: .6rem; margin: .6rem 0 } .figures figure { margin: 0; min-width: 0 } .figures figcaption { font-size: .85rem; overflow-wrap: anywhere }
.figures img { display: block; width: 100%; height: 12rem; object-fit: contain; background: #fff; border: 1px solid #ddd; border-radius: .3rem; box-sizing: border-box } .bar { display: block; border-radius: 3px; margin: .3rem 0 .35rem } .part { fill: #bbb } .part.supported { fill: #2a8a44 } .part:is(.challenged, .mixed) { fill: #d08a00 } .part.contradicted { fill: #b3261e } .part.notAssessed { fill: #ddd }
.example { margin: 1.2rem 0; padding: .6rem 1rem; border: 1px solid #8885; border-radius: .5rem } .example > figcaption { font-size: .95rem } h4 { margin: .8rem 0 .2rem }
@media (prefers-color-scheme: dark) { .part.notAssessed { fill: #444 } .part { fill: #777 } .dots { fill: #a8c7fa } .interval { stroke: #a8c7fa } }
`;
