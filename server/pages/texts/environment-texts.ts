import type { Texts } from "../language/message-values.ts";

/** Of what experiments ran in. */
export const environmentTexts = {
  environments: { en: "Environments", de: "Umgebungen", "zh-Hans": "环境" },
  processors: { en: "Processors", de: "Prozessoren", "zh-Hans": "处理器" },
  linearAlgebra: { en: "Linear algebra", de: "Lineare Algebra", "zh-Hans": "线性代数库" },
  kernelOfLibrary: { en: "kernel {kernel}", de: "Rechenkern {kernel}", "zh-Hans": "计算内核 {kernel}" },
  cLibrary: { en: "C library", de: "C-Bibliothek", "zh-Hans": "C 库" },
  kernel: { en: "Kernel", de: "Betriebssystemkern", "zh-Hans": "操作系统内核" },
  runtimes: { en: "Runtimes", de: "Laufzeitumgebungen", "zh-Hans": "语言运行时" },
  memoryLimit: { en: "Memory limit", de: "Speichergrenze", "zh-Hans": "内存上限" },
  network: { en: "Network", de: "Netzwerk", "zh-Hans": "网络" },
  noNetwork: { en: "none", de: "keines", "zh-Hans": "无" },
  devices: { en: "Devices", de: "Geräte", "zh-Hans": "设备" },
  executor: { en: "Executor", de: "Ausführer", "zh-Hans": "执行器" },
  variables: { en: "Variables", de: "Variablen", "zh-Hans": "变量" },
  rootFileSystem: { en: "Root file system", de: "Wurzeldateisystem", "zh-Hans": "根文件系统" },
  packages: { en: "Packages", de: "Pakete", "zh-Hans": "软件包" },
  morePackages: {
    en: "and {count, number} more",
    de: "und {count, number} weitere",
    "zh-Hans": "另有 {count, number} 个",
  },
  code: { en: "Code", de: "Code", "zh-Hans": "代码" },
  digest: { en: "Digest", de: "Prüfsumme", "zh-Hans": "摘要值" },
  image: { en: "image {image}", de: "Image {image}", "zh-Hans": "镜像 {image}" },
  lock: { en: "lock {digest}", de: "Lock {digest}", "zh-Hans": "锁定 {digest}" },
  files: { en: "files {digest}", de: "Dateien {digest}", "zh-Hans": "文件 {digest}" },
  pinned: { en: "pinned by the authors", de: "von den Autoren festgelegt", "zh-Hans": "由作者固定" },
  chosen: {
    en: "chosen by {resolver}, {time}",
    de: "gewählt von {resolver}, {time}",
    "zh-Hans": "由 {resolver} 选定，{time}",
  },
} as const satisfies Texts;
