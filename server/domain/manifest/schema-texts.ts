import type { RecordedMessage } from "../messages/recorded.ts";
import { manifestSchemaTexts } from "./manifest-schema-texts.ts";

/** What the schemas say of a field, which a problem of it repeats. The English is the schemas' own. */
export const schemaTexts: readonly RecordedMessage[] = [
  ...manifestSchemaTexts,
  {
    en: "An ORCID is sixteen digits in groups of four, such as 0000-0002-1825-0097, without its address.",
    de: "Eine ORCID sind sechzehn Ziffern in Vierergruppen, etwa 0000-0002-1825-0097, ohne ihre Adresse.",
    "zh-Hans": "ORCID 是每四位一组的十六位数字，例如 0000-0002-1825-0097，不含其网址。",
  },
  {
    en: "Names with their values.",
    de: "Namen mit ihren Werten.",
    "zh-Hans": "名称及其值。",
  },
  {
    en: "A serial workflow needs `specification`, or `file`.",
    de: "Ein serieller Workflow braucht `specification` oder `file`.",
    "zh-Hans": "串行工作流需要 `specification` 或 `file`。",
  },
  { en: 'Memory such as "256Mi".', de: 'Speicher wie "256Mi".', "zh-Hans": '内存，例如 "256Mi"。' },
  {
    en: "A path, or one with its settings.",
    de: "Ein Pfad, oder einer mit seinen Einstellungen.",
    "zh-Hans": "路径，或带有设置的路径。",
  },
  {
    en: "A command, or a list of them.",
    de: "Ein Befehl, oder eine Liste davon.",
    "zh-Hans": "命令或命令列表。",
  },
  {
    en: "A stage needs `cmd`, or `foreach` and `do`.",
    de: "Eine Stufe braucht `cmd`, oder `foreach` und `do`.",
    "zh-Hans": "阶段需要 `cmd`，或 `foreach` 和 `do`。",
  },
  {
    en: "A type such as float, or a mapping with `type` and `default`.",
    de: "Ein Typ wie float, oder eine Zuordnung mit `type` und `default`.",
    "zh-Hans": "类型（例如 float），或含有 `type` 和 `default` 的映射。",
  },
  {
    en: "The address of a DOI, such as https://doi.org/10.5281/zenodo.3674056.",
    de: "Die Adresse einer DOI wie https://doi.org/10.5281/zenodo.3674056.",
    "zh-Hans": "DOI 的地址，例如 https://doi.org/10.5281/zenodo.3674056。",
  },
  {
    en: "A year and a number of three digits, such as 2020-001.",
    de: "Ein Jahr und eine dreistellige Nummer, etwa 2020-001.",
    "zh-Hans": "年份和三位数编号，例如 2020-001。",
  },
  {
    en: "A date and a time as in ISO 8601, such as 2020-02-14 10:00:00.",
    de: "Datum und Uhrzeit nach ISO 8601, etwa 2020-02-14 10:00:00.",
    "zh-Hans": "ISO 8601 形式的日期和时间，例如 2020-02-14 10:00:00。",
  },
  {
    en: "The address of the code repository, or a list of them.",
    de: "Die Adresse des Code-Repositorys, oder eine Liste davon.",
    "zh-Hans": "代码仓库的地址，或地址列表。",
  },
];
