import type { Texts } from "../language/message-values.ts";

/** Of the first page of the API reference. Descriptions are the contract's, and English. */
export const referenceTexts = {
  made: {
    en: "Version {version}, under {license}. These pages are made from the <contract>contract</contract>, which is the only definition. For language models there is <guide>a guide</guide>.",
    de: "Version {version}, unter {license}. Diese Seiten entstehen aus dem <contract>Vertrag der Schnittstelle</contract>, der allein gilt; dessen Texte sind englisch. Für Sprachmodelle gibt es <guide>eine Anleitung</guide>.",
    "zh-Hans":
      "版本 {version}，许可证 {license}。本参考由<contract>接口契约</contract>生成，一切以契约为准；契约文本为英文。另有<guide>面向语言模型的指南</guide>。",
  },
  always: {
    en: "What holds for every request and answer",
    de: "Was für jede Anfrage und Antwort gilt",
    "zh-Hans": "所有请求和响应的通则",
  },
  contents: { en: "Contents", de: "Inhalt", "zh-Hans": "目录" },
  authentication: { en: "Authentication", de: "Anmeldung", "zh-Hans": "身份验证" },
  scopes: {
    en: "The scopes of a key are {schema}.",
    de: "Die Rechte eines Schlüssels sind {schema}.",
    "zh-Hans": "密钥的权限见 {schema}。",
  },
  operators: {
    en: "Whoever runs a service may set other limits: the headers of an answer say which hold.",
    de: "Wer einen Dienst betreibt, kann andere Grenzen setzen: Welche gelten, sagen die Kopfzeilen einer Antwort.",
    "zh-Hans": "服务的运营者可以设置其他限额：以响应标头为准。",
  },
  bodies: {
    en: "A body has at most {bytes, number} bytes; JSON and forms have at most {jsonBytes, number}, where an operation names no other limit.",
    de: "Ein Inhalt hat höchstens {bytes, number} Bytes; bei JSON und Formularen sind es {jsonBytes, number}, wo eine Operation nichts anderes sagt.",
    "zh-Hans":
      "请求体最多 {bytes, number} 字节；除非操作另有规定，JSON 和表单最多 {jsonBytes, number} 字节。",
  },
  families: {
    en: "Below {path} an error is {v1}, elsewhere {text}. Each code has one status:",
    de: "Unter {path} ist ein Fehler {v1}, sonst {text}. Jeder Code hat einen Status:",
    "zh-Hans": "{path} 之下的错误为 {v1}，其他地方为 {text}。每个错误代码对应一个状态：",
  },
  code: { en: "Error code", de: "Fehlercode", "zh-Hans": "错误代码" },
  paging: { en: "Lists", de: "Listen", "zh-Hans": "列表" },
  conditional: { en: "Conditional requests", de: "Bedingte Anfragen", "zh-Hans": "条件请求" },
  repeating: { en: "Repeated writes", de: "Wiederholte Änderungen", "zh-Hans": "重复写入" },
  mediaTypes: { en: "Media types", de: "Medientypen", "zh-Hans": "媒体类型" },
  taken: { en: "Of requests", de: "Von Anfragen", "zh-Hans": "请求" },
  given: { en: "Of answers", de: "Von Antworten", "zh-Hans": "响应" },
  operation: { en: "Operation", de: "Aufruf", "zh-Hans": "操作" },
  purpose: { en: "What for", de: "Wozu", "zh-Hans": "用途" },
  needs: { en: "Scope", de: "Recht", "zh-Hans": "权限" },
  sessionAlone: { en: "browser session", de: "Browsersitzung", "zh-Hans": "浏览器会话" },
} as const satisfies Texts;
