import type { Texts } from "../language/message-values.ts";

/** Of the page of a version, and of the list of versions. */
export const versionTexts = {
  versions: { en: "Versions", de: "Versionen", "zh-Hans": "版本" },
  presentOne: { en: "(the present one)", de: "(die jetzige)", "zh-Hans": "（当前版本）" },
  present: {
    en: "The present version, of {time}.",
    de: "Die jetzige Version, vom {time}.",
    "zh-Hans": "当前版本，创建于 {time}。",
  },
  earlier: {
    en: "An earlier version: <link>the present one</link>, of {time}.",
    de: "Eine frühere Version vom {time}: Siehe <link>die jetzige</link>.",
    "zh-Hans": "较早的版本，创建于 {time}：参见<link>当前版本</link>。",
  },
  withdrawn: {
    en: "The repository is withdrawn.",
    de: "Das Repository ist zurückgezogen.",
    "zh-Hans": "该仓库已撤回。",
  },
  version: { en: "Version", de: "Version", "zh-Hans": "版本" },
  versionBefore: { en: "Version before", de: "Version davor", "zh-Hans": "上一版本" },
  metadataOnly: { en: "metadata only", de: "nur Metadaten", "zh-Hans": "仅元数据" },
  commitOf: {
    en: "commit {commit} of {address}",
    de: "Commit {commit} von {address}",
    "zh-Hans": "{address} 的提交 {commit}",
  },
  commit: { en: "commit {commit}", de: "Commit {commit}", "zh-Hans": "提交 {commit}" },
  archive: { en: "archive {digest}", de: "Archiv {digest}", "zh-Hans": "归档 {digest}" },
  noCode: { en: "none", de: "keiner", "zh-Hans": "无" },
  noClaims: { en: "This version has none.", de: "Diese Version hat keine.", "zh-Hans": "此版本没有论断。" },
  noRuns: {
    en: "Nothing of this version was run.",
    de: "Von dieser Version wurde nichts ausgeführt.",
    "zh-Hans": "此版本没有运行过任何实验。",
  },
  record: { en: "Record of this version", de: "Datensatz dieser Version", "zh-Hans": "此版本的记录" },
  title: { en: "{title} · version {id}", de: "{title} · Version {id}", "zh-Hans": "{title} · 版本 {id}" },
} as const satisfies Texts;
