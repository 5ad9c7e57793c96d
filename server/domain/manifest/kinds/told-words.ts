/** Of a script or a document with code, in a pattern without regard to case. */
export const scriptExtension = "(?:py|r|jl|m|sh|ipynb|[rq]md)";
/** A star is emphasis, but within a name it stands for several: `figure*.R`. */
const letter = "(?:[\\w.-]|(?<=[\\w/])\\*(?=[\\w.]))";
/** In back quotes or quotation marks with spaces too. */
export const scriptName = new RegExp(
  `\`([^\`\\n]{1,200}\\.${scriptExtension})\`|“([^”\\n]{1,200}\\.${scriptExtension})”|(?<![\\w./-])((?:[\\w.-]{1,100}/){0,8}${letter}{1,100}\\.${scriptExtension})(?![\\w/-])`,
  "gi",
);
/** An order to the reader, and not what something else does: "to run", "by running", "please run". */
export const order =
  /(?:^[\W\d_]*|[,;:()]\s*|\b(?:to|please|just|simply|then|and|or|can|should|must|may|will|first|finally|next|now|by|you|user|users|obtained|reproduced|generated|step \d+[:.]?)\s+)(?:be\s+)?(?:re-?)?(?:run(?:ning)?|execut(?:e|ing)|launch(?:ing)?|knit(?:ting)?|sourc(?:e|ing)|render(?:ing)?|follow(?:ing)?\s+the (?:commands|steps) (?:from|in|of)|(?:use|typ(?:e|ing))(?=\s+(?:[`'‘"“]|[\w./-]+\.(?:py|r|jl|m|sh|ipynb|[rq]md)\b)))\b(?![- ]?times?\b)|\bbe (?:executed|called|sourced|launched|knitted|rendered)(?= in\b.{0,40}\b(?:order|sequence))|\b(?:führen Sie|starten Sie|ex[ée]cut(?:e[zr]|er?|ar)|lance[zr]|ejecut(?:e|ar)|corra)(?!\p{L})|运行|执行/iu;
/** What a file has for what is run by others: "x.yml contains the parameters to run `a.py`". */
export const ofFile =
  /[\w-]+\.\w{1,5}\b.{0,80}\b(?:contains?|includes?|has|holds|provides?|defines?)\b.{0,300}$/i;
/** What a sentence says of one script that does the work: "fit.R is the entry point", "fit.R contains all code used to …". */
export const entry =
  /\bentry[- ]?point\b|\b(?:main|master|driver) (?:\w+ )?(?:script|file|program|notebook)\b|\b(?:contains?|has|holds|includes?) (?:all|the|all the) (?:\w+ )?(?:codes?|scripts?|analys[ei]s|commands) (?:that (?:is|are|was|were) )?(?:used |needed |required |necessary )?(?:to|for) (?:re-?)?(?:run|reproduc|replicat|generat|creat|mak|perform|plot|produc|analy[sz])/i;
/** A script by its name alone: "run the get_plots script". */
export const byStem = /\bthe\s+[`'"*]{0,2}([\w-]{3,60})[`'"*]{0,2}\s+(?:script|notebook|program)\b/gi;
/** What a sentence has the reader do with a document: "open `a.ipynb` and run all cells". */
export const opened = /\bopen(?:ing)?\b.{0,120}\b(?:run|knit|execute|render|source|click)\b/i;
export const cells = /\b(?:run|execut)\w* (?:all|every|each|the)(?: of)?(?: the)? cells?\b/i;
/** A list is announced by its colon, by what is said of its order, or by where it stands. */
export const announces = /:\W*$|\bfollowing (?:order|sequence)\W*$|\b(?:listed|shown|given|named) below\W*$/i;
/** And one of what makes the paper's parts: "All figures can be reproduced using these files:". */
export const announcesMakers =
  /\b(?:figures?|tables?|results?|analys[ei]s|plots?|simulations?)\b[^.;]{0,80}\b(?:reproduced|replicated|generated|created|produced|made)\b[^.;]{0,40}\b(?:these|following)\b[^.;]{0,40}\b(?:scripts?|files?|notebooks?|programs?|documents?)\b[^.;]{0,20}:\W{0,10}$/i;
export const inSequence = /\b(?:order|sequence|sequentially|one (?:by one|after))\b/i;
/** Behind an order: what was named before it. */
export const itself = /^\s+(?:this|it)\b(?!\s+(?:with|from|using|in)\b)/i;
const made =
  "(?:figs?\\.?|figures?|tables?|results?|analys[ei]s|plots?|simulations?|experiments?|estimates|manuscript)\\b";
/** What a sentence says behind the name of a script that makes something of the paper, and before it. */
export const makes = new RegExp(
  `^\\W{0,20}(?:\\w+ ){0,9}(?:reproduc|replicat|generat|produc|creat|mak|draw|plott?|perform|run|comput)(?:e?s?|n?ing)\\b[^.;]{0,60}?\\b${made}|^[\`*\\s]*(?:=+>|-+>|→|–|—)\\s*(?:the )?(?:fig|tab)(?:ure|le)?s?\\b|^\\W{0,9}(?:contains?|has|holds)\\s+(?:all |the |our |main |full )*(?:codes?|analys[ei]s|simulations?)\\b(?!\\s+(?:functions?|utilit|settings?|config|parameters?|helper))`,
  "i",
);
const ofShown = "(?:fig(?:ure)?|tab(?:le)?)s?\\.?\\s*s?\\d[\\w.,& –-]{0,30}";
export const isMade = new RegExp(
  [
    `\\b(?:codes?|scripts?|${made})[^.;]{0,80}\\b(?:is|are|was|were|be|found|generated|produced|created|made|reproduced|provided|given)\\b[^.;]{0,40}\\b(?:in|with|by|from|using)\\s+(?:the\\s+)?(?:\\w+\\s+){0,3}$`,
    "\\bfollowing\\s+(?:\\w+\\s+){0,2}(?:scripts?|files?|notebooks?|programs?)\\b[^.;]{0,120}\\b(?:generat|reproduc|produc|creat|replicat|draw|plot|mak)\\w*\\b[^.;]{0,160}:\\s*$",
    `^\\W*(?:suppl\\w*\\.? )?${ofShown}:[\\s\`*(\\[]*$`,
  ].join("|"),
  "i",
);
/** What a script does for others that make something. */
export const prepares =
  /^\W{0,20}(?:\w+ ){0,6}(?:fits?|trains?|estimates?|simulates?|evaluates?|cleans?|prepares?|processes|preprocesses|merges?|generates?|creates?|downloads?)\b[^.;]{0,60}?\b(?:models?|data|datasets?|samples?|networks?)\b/i;
/** Characters before and behind a name in which something may be said of it. */
export const nearby = 300;
/** A list's item begins with its script, and says in a sentence of its own what that does. */
export const headStop = new RegExp(`^(\\W*[\\w./ -]{1,200}\\.${scriptExtension}[\`*_)\\]]*)\\.\\s+`, "i");
/** Characters between what a sentence says of one script and its name. */
export const besides = 30;
export const listing = /^[\s`"'*,;()&/]*(?:and|or|then)?[\s`"'*(]*$/;
export const refusal =
  /\b(?:not|never|without|optional(?:ly)?|instead of|deprecated|cannot|before running)\b|n['’]t\b|\bif (?:something|anything|you|the \w+) (?:chang|modif|edit|updat)/i;
/** Where the text sends its reader: "navigate to the EMRA subfolder". */
export const entered =
  /\b(?:navigate|go|change|switch|move|cd)\s+(?:in)?to\s+(?:the\s+)?[`'"“]?([\w./-]{1,200})[`'"”]?\s+(?:sub-?)?(?:folder|directory)\b/i;
/** What is named behind it is not run by the reader. */
export const aside =
  /\b(?:which|that|calls?|loads?|imports?|reads?|using|uses|requires?|needs?|from|see|cf|via)\b(?![-./]\w)/i;
