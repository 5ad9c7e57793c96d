import type { Texts } from "../language/message-values.ts";

/** Of schemas in the API reference. Descriptions are the contract's, and English. */
export const schemaTexts = {
  schemas: { en: "Schemas", de: "Schemata", "zh-Hans": "数据结构" },
  all: {
    en: "{count, plural, one {One schema} other {All # schemas}}",
    de: "{count, plural, one {Ein Schema} other {Alle # Schemata}}",
    "zh-Hans": "{count, plural, other {全部 # 个数据结构}}",
  },
  member: { en: "Member", de: "Feld", "zh-Hans": "字段" },
  type: { en: "Type", de: "Typ", "zh-Hans": "类型" },
  meaning: { en: "Meaning", de: "Bedeutung", "zh-Hans": "含义" },
  optional: { en: "optional", de: "kann fehlen", "zh-Hans": "可选" },
  deprecated: { en: "deprecated", de: "veraltet", "zh-Hans": "已弃用" },
  or: { en: " or ", de: " oder ", "zh-Hans": "或" },
  anything: { en: "any value", de: "beliebiger Wert", "zh-Hans": "任意值" },
  listOf: { en: "list of {items}", de: "Liste von {items}", "zh-Hans": "{items} 列表" },
  mapOf: {
    en: "object whose values are {values}",
    de: "Objekt, dessen Werte {values} sind",
    "zh-Hans": "值为 {values} 的对象",
  },
  oneOf: { en: "one of {values}", de: "eines von {values}", "zh-Hans": "取值：{values}" },
  closed: {
    en: "It has no other members.",
    de: "Andere Felder gibt es nicht.",
    "zh-Hans": "没有其他字段。",
  },
  example: { en: "Example", de: "Beispiel", "zh-Hans": "示例" },
  usedBy: { en: "Used by", de: "Verwendet von", "zh-Hans": "使用者" },
} as const satisfies Texts;
