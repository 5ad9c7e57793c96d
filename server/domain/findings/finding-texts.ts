import type { RecordedMessage } from "../messages/recorded.ts";

/** What weakens a verdict (docs/rules/frauds.md). `{place}` is a text of these. */
export const findingTexts = {
  copied: {
    en: "{measurement} is the number {value} that stands {place}: where it was changed to {changed}, that was observed.",
    de: "{measurement} ist die Zahl {value}, die {place} steht: Wo sie in {changed} geändert wurde, wurde das beobachtet.",
    "zh-Hans": "{measurement} 是{place}的数字 {value}：将其改为 {changed} 后，观测到的就是后者。",
  },
  notComputed: {
    en: "It is copied, not computed.",
    de: "Sie ist kopiert, nicht berechnet.",
    "zh-Hans": "它是复制的，不是计算得出的。",
  },
  literal: {
    en: "The number {value} of {measurement} stands {place}.",
    de: "Die Zahl {value} von {measurement} steht {place}.",
    "zh-Hans": "{measurement} 的数字 {value} 写在{place}。",
  },
  withoutIt: {
    en: "Without it the experiment did not observe the measurement, so that it could not be told whether it is computed.",
    de: "Ohne sie beobachtete das Experiment die Messung nicht, sodass sich nicht sagen ließ, ob sie berechnet wird.",
    "zh-Hans": "没有它时，实验没有观测到该测量，因此无法判断它是否由计算得出。",
  },
  inCommand: {
    en: "in the command or its variables",
    de: "im Befehl oder in seinen Variablen",
    "zh-Hans": "命令或其变量中",
  },
  inFile: { en: "in {path}, line {row}", de: "in {path}, Zeile {row}", "zh-Hans": " {path} 第 {row} 行" },
  committedOutput: {
    en: "The output {output} is the committed file {path}: it followed a change of that file.",
    de: "Die Ausgabe {output} ist die eingecheckte Datei {path}: Sie folgte einer Änderung dieser Datei.",
    "zh-Hans": "输出 {output} 就是提交到仓库的文件 {path}：更改该文件后，输出随之改变。",
  },
  committedCopy: {
    en: "The output {output} equals the committed file {path}, and was not left once that file was changed.",
    de: "Die Ausgabe {output} gleicht der eingecheckten Datei {path} und entstand nicht mehr, als diese geändert war.",
    "zh-Hans": "输出 {output} 与提交到仓库的文件 {path} 相同，更改该文件后不再产生。",
  },
  noInput: {
    en: "The experiment has no seed, and nothing but code and documents lies beside it: the code alone decides what is observed.",
    de: "Das Experiment hat keinen Startwert, und neben ihm liegt nichts als Code und Dokumente: Der Code allein entscheidet, was beobachtet wird.",
    "zh-Hans": "实验没有随机种子，旁边也只有代码和文档：观测结果完全由代码决定。",
  },
  unreadInput: {
    en: "The experiment observes the same with the data file emptied: the code alone decides what is observed.",
    de: "Das Experiment beobachtet dasselbe, wenn die Datendatei geleert ist: Der Code allein entscheidet, was beobachtet wird.",
    "zh-Hans": "清空数据文件后观测结果不变：观测结果完全由代码决定。",
  },
  unreadInputs: {
    en: "The experiment observes the same with all {count} data files emptied: the code alone decides what is observed.",
    de: "Das Experiment beobachtet dasselbe, wenn alle {count} Datendateien geleert sind: Der Code allein entscheidet, was beobachtet wird.",
    "zh-Hans": "清空全部 {count} 个数据文件后观测结果不变：观测结果完全由代码决定。",
  },
  seedIgnored: {
    en: "The seed has no effect: {count} repetitions with different seeds left the same, bit for bit.",
    de: "Der Startwert hat keine Wirkung: {count} Wiederholungen mit verschiedenen Startwerten hinterließen Bit für Bit dasselbe.",
    "zh-Hans": "随机种子不起作用：{count} 次使用不同种子的重复，结果逐位相同。",
  },
  onlyPrints: {
    en: "The command only prints, copies or cuts what is there already: nothing is computed.",
    de: "Der Befehl gibt nur aus, kopiert oder kürzt, was schon da ist: Es wird nichts berechnet.",
    "zh-Hans": "命令只是打印、复制或截取已有的内容：没有进行任何计算。",
  },
  scriptOnlyPrints: {
    en: "The command runs {path}, which only prints, copies or cuts what is there already: nothing is computed.",
    de: "Der Befehl führt {path} aus, das nur ausgibt, kopiert oder kürzt, was schon da ist: Es wird nichts berechnet.",
    "zh-Hans": "命令运行 {path}，它只是打印、复制或截取已有的内容：没有进行任何计算。",
  },
} as const satisfies Record<string, RecordedMessage>;
