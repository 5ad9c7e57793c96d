import type { Texts } from "../language/message-values.ts";
import type { Word } from "./word-texts.ts";

/** Of the page that explains the words. */
export const wordsPageTexts = {
  title: { en: "Words", de: "Begriffe", "zh-Hans": "术语" },
  introduction: {
    en: "One word for one thing, from a measurement to the badge. Only a verdict has a colour.",
    de: "Ein Wort für eine Sache, von der Messung bis zum Abzeichen. Nur ein Urteil hat eine Farbe.",
    "zh-Hans": "从测量到徽章，同一事物只用同一个词。只有判定带有颜色。",
  },
  badge: {
    en: "The badge, which stands in documents elsewhere, is English for everybody, and shows the least favourable state of a repository’s Claims.",
    de: "Das Abzeichen steht in Dokumenten anderswo und ist deshalb für alle englisch; es zeigt den ungünstigsten Zustand der Behauptungen eines Repositorys.",
    "zh-Hans": "徽章会出现在其他文档中，因此对所有人都是英文；它显示仓库各论断中最不利的状态。",
  },
  chain: { en: "From paper to verdict", de: "Von der Arbeit zum Urteil", "zh-Hans": "从论文到判定" },
  measurements: { en: "A measurement", de: "Eine Messung", "zh-Hans": "测量" },
  claims: {
    en: "A Claim, or one Assessment of it",
    de: "Eine Behauptung, oder eine Bewertung von ihr",
    "zh-Hans": "论断，或对它的一份评估",
  },
  runs: { en: "How a Run ended", de: "Wie ein Lauf endete", "zh-Hans": "运行的结束方式" },
  explained: { en: "What these words mean", de: "Was diese Wörter bedeuten", "zh-Hans": "这些词的含义" },
  all: { en: "All words", de: "Alle Begriffe", "zh-Hans": "全部术语" },
} as const satisfies Texts;

/** The records from paper to verdict, in this order. */
export const termTexts: Word[] = [
  {
    word: { en: "Repository", de: "Repository", "zh-Hans": "仓库" },
    meaning: {
      en: "One paper with its Claims, its code, and what was run and judged.",
      de: "Eine Arbeit mit ihren Behauptungen, ihrem Code und dem, was ausgeführt und bewertet wurde.",
      "zh-Hans": "一篇论文及其论断、代码，以及运行和评估的结果。",
    },
  },
  {
    word: { en: "Claim", de: "Behauptung", "zh-Hans": "论断" },
    meaning: {
      en: "A statement of the paper that can be checked by numbers or files.",
      de: "Eine Aussage der Arbeit, die sich an Zahlen oder Dateien prüfen lässt.",
      "zh-Hans": "论文中可以用数值或文件检验的陈述。",
    },
  },
  {
    word: { en: "Measurement", de: "Messung", "zh-Hans": "测量" },
    meaning: {
      en: "One number or file of a Claim: what was reported, and what was observed.",
      de: "Eine Zahl oder Datei einer Behauptung: was berichtet und was beobachtet wurde.",
      "zh-Hans": "论断中的一个数值或文件：报告的内容与观测到的内容。",
    },
  },
  {
    word: { en: "Tolerance", de: "Toleranz", "zh-Hans": "容差" },
    meaning: {
      en: "How far an observed number may lie from the reported one: half a unit of the last printed digit, where the paper does not print another.",
      de: "Wie weit eine beobachtete Zahl von der berichteten entfernt sein darf: eine halbe Einheit der letzten gedruckten Ziffer, wenn die Arbeit nichts anderes druckt.",
      "zh-Hans": "观测值与报告值之间允许的差距：除非论文另有说明，为末位数字的半个单位。",
    },
  },
  {
    word: { en: "Run", de: "Lauf", "zh-Hans": "运行" },
    meaning: {
      en: "One execution of an experiment in a sandbox, of one or more repetitions.",
      de: "Eine Ausführung eines Experiments in einer Sandbox, mit einer oder mehreren Wiederholungen.",
      "zh-Hans": "实验在沙箱中的一次执行，包含一次或多次重复。",
    },
  },
  {
    word: { en: "Evidence", de: "Beleg", "zh-Hans": "证据" },
    meaning: {
      en: "A file that a Run left.",
      de: "Eine Datei, die ein Lauf hinterlassen hat.",
      "zh-Hans": "运行留下的文件。",
    },
  },
  {
    word: { en: "Assessment", de: "Bewertung", "zh-Hans": "评估" },
    meaning: {
      en: "The signed judgement of one Claim by one Run. It is never changed; a newer one supersedes it.",
      de: "Das signierte Urteil über eine Behauptung anhand eines Laufs. Sie wird nie geändert; eine neuere löst sie ab.",
      "zh-Hans": "依据一次运行对一个论断作出的签名判定。它不会被更改，只会被更新的评估取代。",
    },
  },
  {
    word: { en: "Second look", de: "Gegenprobe", "zh-Hans": "复核" },
    meaning: {
      en: "One more repetition under other conditions, before a Claim is challenged or contradicted.",
      de: "Eine weitere Wiederholung unter anderen Bedingungen, bevor eine Behauptung angezweifelt oder ihr widersprochen wird.",
      "zh-Hans": "在判定论断受质疑或被否定之前，于其他条件下再重复一次。",
    },
  },
  {
    word: { en: "Confidence", de: "Sicherheit", "zh-Hans": "可信度" },
    meaning: {
      en: "How much an Assessment rests on: high with three independent repetitions or the same bytes each time, low where something weakens it.",
      de: "Worauf eine Bewertung beruht: hoch bei drei unabhängigen Wiederholungen oder jedes Mal denselben Bytes, niedrig, wenn etwas sie schwächt.",
      "zh-Hans": "评估所依据的程度：有三次独立重复或每次字节完全相同时为高，存在削弱因素时为低。",
    },
  },
];
