import type { Texts } from "../language/message-values.ts";

/** Of the search page's filters and pages. */
export const searchTexts = {
  filters: { en: "Filters", de: "Filter", "zh-Hans": "筛选" },
  both: { en: "All", de: "Alles", "zh-Hans": "全部" },
  subject: { en: "Subject:", de: "Fachgebiet:", "zh-Hans": "学科：" },
  anySubject: { en: "any", de: "beliebig", "zh-Hans": "不限" },
  first: { en: "Back to the beginning", de: "Zurück zum Anfang", "zh-Hans": "回到开头" },
  moreRepositories: { en: "More repositories", de: "Weitere Repositorys", "zh-Hans": "更多仓库" },
  moreClaims: { en: "More Claims", de: "Weitere Behauptungen", "zh-Hans": "更多论断" },
} as const satisfies Texts;
