import type { Message } from "../language/message-values.ts";

/**
 * Sentences of records about one measurement, as `limitationTexts`. `reported` may begin with "about", which pages show as
 * a sign.
 */
export const reasonTexts: readonly Message[] = [
  {
    en: "Reported {reported}, observed {observed}: off by {difference}, more than its tolerance of ± {tolerance}, within 1 % of it.",
    de: "Berichtet {reported}, beobachtet {observed}: Abweichung {difference}, mehr als die Toleranz von ± {tolerance}, innerhalb von 1 % davon.",
    "zh-Hans":
      "报告值 {reported}，观测值 {observed}：相差 {difference}，超过容差 ± {tolerance}，但在其 1% 之内。",
  },
  {
    en: "Reported {reported}, observed {observed}: off by {difference}, more than its tolerance of ± {tolerance}, within the ± {near} that the manifest declares.",
    de: "Berichtet {reported}, beobachtet {observed}: Abweichung {difference}, mehr als die Toleranz von ± {tolerance}, innerhalb der ± {near}, die das Manifest angibt.",
    "zh-Hans":
      "报告值 {reported}，观测值 {observed}：相差 {difference}，超过容差 ± {tolerance}，但在清单声明的 ± {near} 之内。",
  },
  {
    en: "Reported {reported}, observed {observed}: off by {difference}, not exactly that, within 1 % of it.",
    de: "Berichtet {reported}, beobachtet {observed}: Abweichung {difference}, nicht genau das, innerhalb von 1 % davon.",
    "zh-Hans": "报告值 {reported}，观测值 {observed}：相差 {difference}，并不完全相同，但在其 1% 之内。",
  },
  {
    en: "Reported {reported}, observed {observed}: off by {difference}, not exactly that, within the ± {near} that the manifest declares.",
    de: "Berichtet {reported}, beobachtet {observed}: Abweichung {difference}, nicht genau das, innerhalb der ± {near}, die das Manifest angibt.",
    "zh-Hans":
      "报告值 {reported}，观测值 {observed}：相差 {difference}，并不完全相同，但在清单声明的 ± {near} 之内。",
  },
  {
    en: "Reported {reported}, observed {observed}: off by {difference}, more than 1 % of it.",
    de: "Berichtet {reported}, beobachtet {observed}: Abweichung {difference}, mehr als 1 % davon.",
    "zh-Hans": "报告值 {reported}，观测值 {observed}：相差 {difference}，超过其 1%。",
  },
  {
    en: "Reported {reported}, observed {observed}: off by {difference}, more than the ± {near} that the manifest declares.",
    de: "Berichtet {reported}, beobachtet {observed}: Abweichung {difference}, mehr als die ± {near}, die das Manifest angibt.",
    "zh-Hans": "报告值 {reported}，观测值 {observed}：相差 {difference}，超过清单声明的 ± {near}。",
  },
  {
    en: "Reported {reported}, observed {observed}: off by {difference}, more than its tolerance of ± {tolerance}.",
    de: "Berichtet {reported}, beobachtet {observed}: Abweichung {difference}, mehr als die Toleranz von ± {tolerance}.",
    "zh-Hans": "报告值 {reported}，观测值 {observed}：相差 {difference}，超过容差 ± {tolerance}。",
  },
  {
    en: "Reported {reported}, observed {observed}: off by {difference}, not exactly that.",
    de: "Berichtet {reported}, beobachtet {observed}: Abweichung {difference}, nicht genau das.",
    "zh-Hans": "报告值 {reported}，观测值 {observed}：相差 {difference}，并不完全相同。",
  },
  {
    en: "The experiment's own scatter of ± {scatter} is too large to tell, and no number of repetitions up to 100 would.",
    de: "Die eigene Streuung des Experiments von ± {scatter} ist zu groß, um es zu sagen; auch bis zu 100 Wiederholungen würden nicht reichen.",
    "zh-Hans": "实验自身的离散 ± {scatter} 过大，无法判断；重复多达 100 次也无法判断。",
  },
  {
    en: "The uncertainty of ± {uncertainty} that the experiment gives is too large to tell.",
    de: "Die Unsicherheit von ± {uncertainty}, die das Experiment angibt, ist zu groß, um es zu sagen.",
    "zh-Hans": "实验给出的不确定度 ± {uncertainty} 过大，无法判断。",
  },
  { en: "Nothing was observed.", de: "Es wurde nichts beobachtet.", "zh-Hans": "没有观测到任何内容。" },
  { en: "Nothing was read.", de: "Es wurde nichts gelesen.", "zh-Hans": "没有读取到任何内容。" },
  {
    en: "What was observed is not a finite number.",
    de: "Das Beobachtete ist keine endliche Zahl.",
    "zh-Hans": "观测到的不是有限数。",
  },
  {
    en: "What was observed is not a file's digest.",
    de: "Das Beobachtete ist nicht die Prüfsumme einer Datei.",
    "zh-Hans": "观测到的不是文件的摘要值。",
  },
  {
    en: "The file has the digest {observed}, not {expected}.",
    de: "Die Datei hat die Prüfsumme {observed}, nicht {expected}.",
    "zh-Hans": "文件的摘要值为 {observed}，而不是 {expected}。",
  },
  {
    en: "The observed numbers are too large to be compared.",
    de: "Die beobachteten Zahlen sind zu groß für einen Vergleich.",
    "zh-Hans": "观测到的数值过大，无法比较。",
  },
  {
    en: "The paper reports no number for this measurement.",
    de: "Die Arbeit berichtet für diese Messung keine Zahl.",
    "zh-Hans": "论文没有为此测量报告数值。",
  },
  {
    en: "The paper's text does not print {text}.",
    de: "Der Text der Arbeit nennt {text} nicht.",
    "zh-Hans": "论文正文中没有印出 {text}。",
  },
  {
    en: "The manifest's tolerance of ± {tolerance} is more than 20 % of the reported value: nothing is judged by it.",
    de: "Die Toleranz des Manifests von ± {tolerance} ist mehr als 20 % des berichteten Wertes: Danach wird nichts bewertet.",
    "zh-Hans": "清单中的容差 ± {tolerance} 超过报告值的 20%：不据此作出评估。",
  },
  {
    en: "The experiment's own scatter of ± {scatter} is too large to tell; {count} more repetition would.",
    de: "Die eigene Streuung des Experiments von ± {scatter} ist zu groß, um es zu sagen; {count} weitere Wiederholung würde reichen.",
    "zh-Hans": "实验自身的离散 ± {scatter} 过大，无法判断；再重复 {count} 次即可判断。",
  },
  {
    en: "The experiment's own scatter of ± {scatter} is too large to tell; {count} more repetitions would.",
    de: "Die eigene Streuung des Experiments von ± {scatter} ist zu groß, um es zu sagen; {count} weitere Wiederholungen würden reichen.",
    "zh-Hans": "实验自身的离散 ± {scatter} 过大，无法判断；再重复 {count} 次即可判断。",
  },
  {
    en: "Reported {reported}, observed only that it is {bound}.",
    de: "Berichtet {reported}, beobachtet nur, dass es {bound} ist.",
    "zh-Hans": "报告值 {reported}，只观测到其 {bound}。",
  },
  { en: "That does not tell.", de: "Das sagt es nicht.", "zh-Hans": "这不足以判断。" },
  {
    en: "The tolerance is not a number that can be used.",
    de: "Die Toleranz ist keine verwendbare Zahl.",
    "zh-Hans": "容差不是可用的数字。",
  },
  {
    en: "Double precision cannot tell this integer from its neighbours: give a tolerance.",
    de: "Doppelte Genauigkeit kann diese ganze Zahl nicht von ihren Nachbarn unterscheiden: Geben Sie eine Toleranz an.",
    "zh-Hans": "双精度无法将该整数与相邻整数区分：请给出容差。",
  },
  {
    en: "The number was not looked for in the paper, because its Claim is from an earlier version of this service: submit the paper again.",
    de: "Die Zahl wurde nicht in der Arbeit gesucht, weil ihre Behauptung aus einer früheren Version dieses Dienstes stammt: Reichen Sie die Arbeit noch einmal ein.",
    "zh-Hans": "没有在论文中查找该数字，因为其论断来自本服务的较早版本：请重新提交论文。",
  },
];
