import type { Texts } from "../language/message-values.ts";

/** Of a repository's page: its head, its sections, and what can be done there. */
export const repositoryTexts = {
  private: { en: "private", de: "privat", "zh-Hans": "私有" },
  moreAuthors: {
    en: "and {count, number} more",
    de: "und {count, number} weitere",
    "zh-Hans": "等另外 {count, number} 人",
  },
  paper: { en: "Paper", de: "Arbeit", "zh-Hans": "论文" },
  atItsSource: { en: "at its source", de: "an ihrer Quelle", "zh-Hans": "原始出处" },
  pdf: { en: "PDF", de: "PDF", "zh-Hans": "PDF" },
  notGivenOut: {
    en: "kept here, not given out",
    de: "hier aufbewahrt, nicht herausgegeben",
    "zh-Hans": "保存在此，不对外提供",
  },
  code: { en: "Code", de: "Code", "zh-Hans": "代码" },
  noCode: { en: "none found", de: "keiner gefunden", "zh-Hans": "未找到" },
  notFetched: {
    en: "{address}, not fetched yet",
    de: "{address}, noch nicht abgerufen",
    "zh-Hans": "{address}，尚未获取",
  },
  notLookedFor: { en: "not looked for yet", de: "noch nicht gesucht", "zh-Hans": "尚未查找" },
  codeAt: {
    en: "{address} at {commit}",
    de: "{address}, Commit {commit}",
    "zh-Hans": "{address}，提交 {commit}",
  },
  licenceNotStated: {
    en: "licence not stated",
    de: "Lizenz nicht angegeben",
    "zh-Hans": "未注明许可证",
  },
  runBy: { en: "Run by", de: "Ausgeführt von", "zh-Hans": "运行方" },
  runByOn: {
    en: "{host}, last on {day}",
    de: "{host}, zuletzt am {day}",
    "zh-Hans": "{host}，最近一次在 {day}",
  },
  signatures: { en: "Signed", de: "Signiert", "zh-Hans": "签名" },
  signaturesHold: {
    en: "{count, plural, one {one valid signature} other {# valid signatures}}, checked just now; <link>how to verify it</link>",
    de: "{count, plural, one {eine gültige Signatur} other {# gültige Signaturen}}, soeben geprüft; <link>so prüfen Sie es</link>",
    "zh-Hans": "{count, plural, other {# 个有效签名}}，刚刚检查过；<link>如何验证</link>",
  },
  signaturesBroken: {
    en: "{broken, number} of {count, number} signatures not valid; <link>what that means</link>",
    de: "{broken, number} von {count, number} Signaturen ungültig; <link>was das bedeutet</link>",
    "zh-Hans": "{count, number} 个签名中有 {broken, number} 个无效；<link>这意味着什么</link>",
  },
  lookedAt: { en: "Looked at", de: "Abgerufen", "zh-Hans": "获取日期" },
  nearCount: {
    en: "{count, number} {state} ({near, number} {word})",
    de: "{count, number} {state} (davon {near, number} {word})",
    "zh-Hans": "{count, number} 个{state}（其中 {near, number} 个{word}）",
  },
  ofClaims: {
    en: "of {count, plural, one {one Claim} other {# Claims}}",
    de: "von {count, plural, one {einer Behauptung} other {# Behauptungen}}",
    "zh-Hans": "共 {count, plural, other {# 个论断}}",
  },
  lastOn: { en: "last on {day}", de: "zuletzt am {day}", "zh-Hans": "最近一次在 {day}" },
  withdrawn: { en: "withdrawn", de: "zurückgezogen", "zh-Hans": "已撤回" },
  noCodeFound: { en: "no code found", de: "kein Code gefunden", "zh-Hans": "未找到代码" },
  noClaimsFound: { en: "no Claims found", de: "keine Behauptungen gefunden", "zh-Hans": "未找到论断" },
  nothingJudged: { en: "nothing judged yet", de: "noch nichts bewertet", "zh-Hans": "尚无评估" },
  withdrawnBy: {
    en: "<strong>Withdrawn</strong> by its owner on {day}: {reason}",
    de: "<strong>Zurückgezogen</strong> vom Eigentümer am {day}: {reason}",
    "zh-Hans": "所有者于 {day} <strong>撤回</strong>：{reason}",
  },
  whatStays: {
    en: "What was judged stays, and its signed statements can be verified as before. Files, logs and the description are no longer given out.",
    de: "Was bewertet wurde, bleibt, und die signierten Aussagen lassen sich wie zuvor prüfen. Dateien, Protokolle und die Beschreibung werden nicht mehr herausgegeben.",
    "zh-Hans": "已有的评估会保留，其签名声明仍可照常验证。文件、日志和描述不再提供。",
  },
  abstract: { en: "Abstract", de: "Zusammenfassung", "zh-Hans": "摘要" },
  claims: { en: "Claims", de: "Behauptungen", "zh-Hans": "论断" },
  claimsToCome: {
    en: "The paper is being processed; its Claims appear here when they are compiled.",
    de: "Die Arbeit wird verarbeitet; ihre Behauptungen erscheinen hier, sobald sie zusammengestellt sind.",
    "zh-Hans": "论文正在处理中；论断整理完成后会显示在这里。",
  },
  claimsNotReached: {
    en: "None yet: the processing stopped before it came to the Claims. Why stands above.",
    de: "Noch keine: Die Verarbeitung hielt an, bevor sie zu den Behauptungen kam. Warum, steht oben.",
    "zh-Hans": "尚无：处理在整理论断之前已停止，原因见上文。",
  },
  noCodeForClaims: {
    en: "No code was found, so there is nothing to run. With the code’s address in the settings, Claims of its <code>.research/experiment.yml</code> can be checked; <schema>its schema</schema> says how to declare them.",
    de: "Es wurde kein Code gefunden, also gibt es nichts auszuführen. Steht die Adresse des Codes in den Einstellungen, lassen sich Behauptungen seiner <code>.research/experiment.yml</code> prüfen; wie man sie angibt, sagt <schema>ihr Schema</schema>.",
    "zh-Hans":
      "没有找到代码，因此无法运行任何实验。在设置中填写代码地址后，即可检验其 <code>.research/experiment.yml</code> 中声明的论断；格式见<schema>其模式</schema>。",
  },
  noClaims: {
    en: "No checkable Claim was found. A <code>.research/experiment.yml</code> in the code repository declares them; <schema>its schema</schema> says how.",
    de: "Es wurde keine prüfbare Behauptung gefunden. Eine Datei <code>.research/experiment.yml</code> im Code-Repository gibt sie an; wie, sagt <schema>ihr Schema</schema>.",
    "zh-Hans":
      "没有找到可检验的论断。可以在代码仓库的 <code>.research/experiment.yml</code> 中声明；格式见<schema>其模式</schema>。",
  },
  draft: {
    en: "<link>Drafted manifest</link>: what was found of experiments and Claims, as a <code>.research/experiment.yml</code> to edit and commit.",
    de: "<link>Entwurf eines Manifests</link>: was an Experimenten und Behauptungen gefunden wurde, als <code>.research/experiment.yml</code> zum Bearbeiten und Einchecken.",
    "zh-Hans":
      "<link>清单草稿</link>：已找到的实验和论断，格式为 <code>.research/experiment.yml</code>，可编辑后提交到代码仓库。",
  },
  runs: { en: "Runs", de: "Läufe", "zh-Hans": "运行" },
  noRuns: {
    en: "Nothing was run yet.",
    de: "Es wurde noch nichts ausgeführt.",
    "zh-Hans": "尚未运行任何实验。",
  },
  forMachines: { en: "For machines", de: "Für Programme", "zh-Hans": "供程序使用" },
  record: { en: "Compact record", de: "Kompakter Datensatz", "zh-Hans": "精简记录" },
  processing: { en: "Processing", de: "Verarbeitung", "zh-Hans": "处理状态" },
  settings: { en: "Settings", de: "Einstellungen", "zh-Hans": "设置" },
  retry: { en: "Retry", de: "Wiederholen", "zh-Hans": "重试" },
  lookAgain: { en: "Look at the code again", de: "Code noch einmal holen", "zh-Hans": "重新获取代码" },
  cancel: { en: "Cancel", de: "Abbrechen", "zh-Hans": "取消" },
} as const satisfies Texts;
