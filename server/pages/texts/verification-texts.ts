import type { Texts } from "../language/message-values.ts";

/** Of the section that says how to verify a repository's signed statements. */
export const verificationTexts = {
  heading: {
    en: "How to verify this yourself",
    de: "Wie sich das selbst prüfen lässt",
    "zh-Hans": "如何自行验证",
  },
  signer: { en: "Signed by", de: "Signiert von", "zh-Hans": "签名者" },
  key: {
    en: "Key (<code>Ed25519</code>)",
    de: "Schlüssel (<code>Ed25519</code>)",
    "zh-Hans": "密钥（<code>Ed25519</code>）",
  },
  signed: { en: "Signed", de: "Signiert", "zh-Hans": "签名时间" },
  code: { en: "Code that was run", de: "Ausgeführter Code", "zh-Hans": "运行的代码" },
  fromTo: { en: "{first} to {last}", de: "{first} bis {last}", "zh-Hans": "{first} 至 {last}" },
  checkedNow: { en: "Checked just now", de: "Soeben geprüft", "zh-Hans": "刚才的检查结果" },
  allHold: {
    en: "{count, plural, one {The signed bundle holds} other {All # signed bundles hold}}: every signature is valid, and every digest is that of the bytes.",
    de: "{count, plural, one {Das signierte Bündel ist} other {Alle # signierten Bündel sind}} unversehrt: Jede Signatur ist gültig, und jede Prüfsumme ist die der Bytes.",
    "zh-Hans": "{count, plural, other {全部 # 个签名包}}均完好：每个签名都有效，每个摘要值都与字节一致。",
  },
  someBroken: {
    en: "{broken, number} of {count, number} signed bundles do not hold: what is shown of them rests on no valid signature.",
    de: "{broken, number} von {count, number} signierten Bündeln nicht unversehrt: Was dazu gezeigt wird, stützt sich auf keine gültige Signatur.",
    "zh-Hans": "{count, number} 个签名包中有 {broken, number} 个不完好：与之相关的显示内容没有有效签名支持。",
  },
  trust: {
    en: "That check is the word of this service about itself. Believe your own machine instead: take the <keys>signing keys</keys> once, keep them, and check with the keys that you kept. Later a bundle is checked without this service.",
    de: "Diese Prüfung ist die Aussage dieses Dienstes über sich selbst. Verlässlicher ist der eigene Rechner: die <keys>Signaturschlüssel</keys> einmal holen, aufbewahren und mit den aufbewahrten prüfen. Danach lässt sich ein Bündel ohne diesen Dienst prüfen.",
    "zh-Hans":
      "上述检查只是本服务对自身的陈述。更可靠的是自己的电脑：获取一次<keys>签名密钥</keys>并妥善保存，然后用保存的密钥检查。之后无需本服务即可检查签名包。",
  },
  withRvs: {
    en: "All of it, with the command line of this project",
    de: "Alles, mit der Befehlszeile dieses Projekts",
    "zh-Hans": "使用本项目的命令行检查全部",
  },
  withOpenssl: {
    en: "One bundle, with <code>openssl</code>, <code>jq</code> and a shell: nothing of ours",
    de: "Ein Bündel, mit <code>openssl</code>, <code>jq</code> und einer Shell: nichts von uns",
    "zh-Hans":
      "使用 <code>openssl</code>、<code>jq</code> 和 <code>sh</code> 检查一个签名包：不用本项目的任何程序",
  },
  whatItDoes: {
    en: "Prints what was signed after each signature that is valid: the numbers as printed and as observed, tolerances, commit, and every file by its digest.",
    de: "Gibt nach jeder gültigen Signatur aus, was signiert wurde: die gedruckten und die beobachteten Zahlen, Toleranzen, Commit und jede Datei mit ihrer Prüfsumme.",
    "zh-Hans": "每个有效签名之后会显示所签名的内容：论文中的数值与观测值、容差、提交，以及每个文件的摘要值。",
  },
  needsKey: {
    en: "The repository is private: let <code>SERVICE_KEY</code> in the environment be a key of yours.",
    de: "Das Repository ist privat: <code>SERVICE_KEY</code> muss in der Umgebung ein eigener Schlüssel sein.",
    "zh-Hans": "该仓库是私有的：请在环境变量 <code>SERVICE_KEY</code> 中放入您自己的密钥。",
  },
  bundles: {
    en: "{count, plural, one {The signed bundle} other {The # signed bundles}}",
    de: "{count, plural, one {Das signierte Bündel} other {Die # signierten Bündel}}",
    "zh-Hans": "{count, plural, other {# 个签名包}}",
  },
  shownBundles: {
    en: "Of the Claims on this page: {shown, number} of {count, number} signed bundles",
    de: "Zu den Behauptungen dieser Seite: {shown, number} von {count, number} signierten Bündeln",
    "zh-Hans": "本页论断的签名包：共 {count, number} 个，显示 {shown, number} 个",
  },
  claim: { en: "Claim", de: "Behauptung", "zh-Hans": "论断" },
  file: { en: "Bundle, by its digest", de: "Bündel, mit Prüfsumme", "zh-Hans": "签名包（摘要值）" },
  check: { en: "Check", de: "Prüfung", "zh-Hans": "检查" },
  holds: { en: "holds", de: "unversehrt", "zh-Hans": "完好" },
  broken: { en: "does not hold", de: "nicht unversehrt", "zh-Hans": "不完好" },
} as const satisfies Texts;
