import type { RecordedMessage } from "../messages/recorded.ts";

/** What each file of a Run is. */
export const evidenceTexts = {
  stream: {
    en: "The experiment's {stream}",
    de: "{stream} des Experiments",
    "zh-Hans": "实验的 {stream}",
  },
  cutStream: {
    en: "The experiment's {stream}, without {count} bytes in its middle",
    de: "{stream} des Experiments, ohne {count} Bytes in der Mitte",
    "zh-Hans": "实验的 {stream}，缺少中间的 {count} 字节",
  },
  output: {
    en: "The Run's output file {path}",
    de: "Ausgabedatei {path} des Laufs",
    "zh-Hans": "运行的输出文件 {path}",
  },
  left: {
    en: "The file {path}, which the Run left and nobody declared",
    de: "Die Datei {path}, die der Lauf hinterließ und niemand angegeben hat",
    "zh-Hans": "运行留下而无人声明的文件 {path}",
  },
  readByR: {
    en: "What R read in {path}, as JSON",
    de: "Was R in {path} las, als JSON",
    "zh-Hans": "R 从 {path} 读取的内容，格式为 JSON",
  },
  artifact: {
    en: "The Run's artifact, which Assessments are made from",
    de: "Der Datensatz des Laufs, aus dem Bewertungen entstehen",
    "zh-Hans": "运行的记录，评估据此作出",
  },
  environmentLock: {
    en: "What the Run's environment is built from",
    de: "Woraus die Umgebung des Laufs gebaut ist",
    "zh-Hans": "运行环境的构建依据",
  },
  inferred: {
    en: "What the code loads and nobody declares, as a file to commit",
    de: "Was der Code lädt und niemand angibt, als Datei zum Einchecken",
    "zh-Hans": "代码加载但没有声明的内容，可提交到仓库的文件",
  },
} as const satisfies Record<string, RecordedMessage>;
