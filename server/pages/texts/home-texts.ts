import type { Texts } from "../language/message-values.ts";

/** Of the home page, the search page, and the items that both list. */
export const homeTexts = {
  question: {
    en: "Does this paper's claim hold when someone runs it again?",
    de: "Bestätigt sich, was diese Arbeit behauptet, wenn jemand es noch einmal ausführt?",
    "zh-Hans": "换一个人重新运行，这篇论文的论断还成立吗？",
  },
  introduction: {
    en: "Papers come in, their experiments are run again in a sandbox, and what was observed is compared with what was reported. Every Assessment is signed, and anyone can check the signature.",
    de: "Wissenschaftliche Arbeiten werden eingereicht, ihre Experimente in einer Sandbox noch einmal ausgeführt und die beobachteten Werte mit den berichteten verglichen. Jede Bewertung ist signiert, und jeder kann die Signatur prüfen.",
    "zh-Hans":
      "论文提交后，其中的实验会在沙箱中重新运行，并将观测到的结果与论文报告的结果进行比较。每份评估都有签名，任何人都可以验证。",
  },
  exampleMetric: { en: "An example: a slope", de: "Ein Beispiel: eine Steigung", "zh-Hans": "示例：斜率" },
  example: {
    en: "A paper prints 4.74. Its code, run again five times, gives these values: their interval lies within what the printed digits allow. The Claim is {state}",
    de: "Eine Arbeit druckt 4.74. Ihr Code, fünfmal noch einmal ausgeführt, ergibt diese Werte: Ihr Intervall liegt innerhalb dessen, was die gedruckten Ziffern erlauben. Die Behauptung ist {state}",
    "zh-Hans": "论文印出 4.74。其代码重新运行五次，得到这些值：其区间在所印位数允许的范围之内。该论断{state}",
  },
  newest: { en: "Newest repositories", de: "Neueste Repositorys", "zh-Hans": "最新仓库" },
  unavailable: {
    en: "The list is unavailable. Try again later.",
    de: "Die Liste ist nicht verfügbar. Versuchen Sie es später noch einmal.",
    "zh-Hans": "列表暂时无法显示，请稍后重试。",
  },
  none: {
    en: "There are no repositories yet. <submit>Submit a paper</submit>, or send a PDF to <code>POST /api/repositories</code>: the <contract>contract</contract> says how.",
    de: "Es gibt noch keine Repositorys. <submit>Reichen Sie eine Arbeit ein</submit>, oder senden Sie eine PDF-Datei an <code>POST /api/repositories</code>: Wie, sagt der <contract>Vertrag der Schnittstelle</contract>.",
    "zh-Hans":
      "还没有任何仓库。请<submit>提交论文</submit>，或将 PDF 发送到 <code>POST /api/repositories</code>；方法见<contract>接口契约</contract>。",
  },
  unjudged: {
    en: "{count, plural, one {# Claim} other {# Claims}}",
    de: "{count, plural, one {# Behauptung} other {# Behauptungen}}",
    "zh-Hans": "{count, plural, other {# 个论断}}",
  },
  stateCount: {
    en: "{count, number} {state}",
    de: "{count, number} {state}",
    "zh-Hans": "{count, number} 个{state}",
  },
  search: { en: "Search", de: "Suche", "zh-Hans": "搜索" },
  searchButton: { en: "Search", de: "Suchen", "zh-Hans": "搜索" },
  searchTitle: { en: "{query} · Search", de: "{query} · Suche", "zh-Hans": "{query} · 搜索" },
  searchLabel: { en: "Words to look for", de: "Gesuchte Wörter", "zh-Hans": "要查找的词" },
  searchHint: {
    en: "Titles, Claims, authors, topics",
    de: "Titel, Behauptungen, Autoren",
    "zh-Hans": "标题、论断、作者、主题",
  },
  nothingFound: {
    en: "Nothing was found for “{query}”. Fewer words find more; beginnings of words count.",
    de: "Zu „{query}“ wurde nichts gefunden. Weniger Wörter finden mehr; Wortanfänge zählen.",
    "zh-Hans": "没有找到与“{query}”相符的内容。用词越少，结果越多；输入单词的开头即可。",
  },
  repositories: { en: "Repositories", de: "Repositorys", "zh-Hans": "仓库" },
  claims: { en: "Claims", de: "Behauptungen", "zh-Hans": "论断" },
} as const satisfies Texts;
