import type { Texts } from "../language/message-values.ts";

/** Of the certificate of a repository. */
export const certificateTexts = {
  title: { en: "Certificate · {title}", de: "Bescheinigung · {title}", "zh-Hans": "证书 · {title}" },
  heading: {
    en: "Certificate: what the code of this paper showed when it was run again",
    de: "Bescheinigung: was der Code dieser Arbeit zeigte, als er erneut ausgeführt wurde",
    "zh-Hans": "证书：重新运行这篇论文的代码所得的结果",
  },
  toPage: {
    en: "QR code: the page of the repository",
    de: "QR-Code: die Seite des Repositorys",
    "zh-Hans": "二维码：该仓库的页面",
  },
  moreClaims: {
    en: "{count, plural, one {and one more Claim} other {and # more Claims}}, none less favourable, on the page of the repository",
    de: "{count, plural, one {und eine weitere Behauptung} other {und # weitere Behauptungen}}, keine ungünstigere, auf der Seite des Repositorys",
    "zh-Hans": "{count, plural, other {另有 # 个论断}}，均不比所列的更为不利，见该仓库的页面",
  },
  scope: {
    en: "It is about these Claims and this code, on the day they were judged, and not about the paper as a whole. What is not assessed was checked by nobody. Nobody reviewed the paper for this.",
    de: "Sie betrifft diese Behauptungen und diesen Code am Tag der Bewertung, nicht die Arbeit im Ganzen. Was nicht bewertet ist, hat niemand geprüft. Eine Begutachtung der Arbeit ist sie nicht.",
    "zh-Hans":
      "本证书只涉及评估当日的这些论断和这份代码，不涉及论文整体。未评估的内容无人检查过。本证书不是对论文的评审。",
  },
  check: {
    en: "This sheet proves nothing by itself: {address} shows the present state, and how to check the signatures.",
    de: "Dieses Blatt beweist für sich nichts: {address} zeigt den jetzigen Stand, und wie sich die Signaturen prüfen lassen.",
    "zh-Hans": "这张纸本身不能证明什么：{address} 显示当前状态以及如何检查签名。",
  },
  cite: { en: "Cite as:", de: "Zitieren als:", "zh-Hans": "引用格式：" },
  print: {
    en: "Print this page, or save it as a PDF: it fits on one sheet. Back to <page>the repository</page>.",
    de: "Diese Seite drucken oder als PDF sichern: Sie passt auf ein Blatt. Zurück zum <page>Repository</page>.",
    "zh-Hans": "可打印此页或另存为文件：正好一页纸。返回<page>该仓库</page>。",
  },
  link: {
    en: "Certificate, one sheet to print",
    de: "Bescheinigung, ein Blatt zum Drucken",
    "zh-Hans": "可打印的一页证书",
  },
} as const satisfies Texts;
