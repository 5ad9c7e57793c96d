import type { Message } from "../language/message-values.ts";

/**
 * Sentences of records about what a verdict rests on, which pages show in their language. The English is what records have,
 * with a name where something else may stand.
 */
export const limitationTexts: readonly Message[] = [
  {
    en: "The experiment was run once: its scatter is not known.",
    de: "Das Experiment lief einmal: Seine Streuung ist nicht bekannt.",
    "zh-Hans": "实验只运行了一次：其离散程度未知。",
  },
  {
    en: "The experiment was run twice: its scatter is not known.",
    de: "Das Experiment lief zweimal: Seine Streuung ist nicht bekannt.",
    "zh-Hans": "实验只运行了两次：其离散程度未知。",
  },
  {
    en: "The experiment is deterministic: its repetitions left the same bytes.",
    de: "Das Experiment ist deterministisch: Seine Wiederholungen hinterließen dieselben Bytes.",
    "zh-Hans": "实验是确定性的：各次重复留下的字节完全相同。",
  },
  {
    en: "The environment may differ from the authors' in versions that they did not pin.",
    de: "Die Umgebung kann von der der Autoren in Versionen abweichen, die sie nicht festgelegt haben.",
    "zh-Hans": "对于作者未固定的版本，此环境可能与作者的不同。",
  },
  {
    en: "The protocol differs from the paper's in a way that may change the result.",
    de: "Das Vorgehen weicht von dem der Arbeit so ab, dass es das Ergebnis ändern kann.",
    "zh-Hans": "实验方案与论文的不同，可能改变结果。",
  },
  {
    en: "How close the protocol is to the paper's is not known.",
    de: "Wie nahe das Vorgehen dem der Arbeit ist, ist nicht bekannt.",
    "zh-Hans": "实验方案与论文的接近程度未知。",
  },
  {
    en: "Versions that nobody pinned were chosen by {resolver}.",
    de: "Versionen, die niemand festgelegt hat, wurden gewählt von {resolver}.",
    "zh-Hans": "未固定的版本由 {resolver} 选定。",
  },
  {
    en: "The experiment failed as it is, and was run again with its surroundings changed.",
    de: "Das Experiment scheiterte, wie es ist, und lief noch einmal in veränderter Umgebung.",
    "zh-Hans": "实验按原样运行失败，改变其周边环境后重新运行。",
  },
  {
    en: "Nobody declared these packages; they were found in the code: {names}.",
    de: "Diese Pakete hat niemand angegeben; sie wurden im Code gefunden: {names}.",
    "zh-Hans": "以下软件包没有声明，是从代码中找到的：{names}。",
  },
  {
    en: "The Run is partial: its command exited with {code}, or did not leave every declared output.",
    de: "Der Lauf ist nur teilweise beendet: Sein Befehl endete mit {code} oder hinterließ nicht jede angegebene Ausgabe.",
    "zh-Hans": "运行只完成了一部分：其命令以 {code} 退出，或未留下所有声明的输出。",
  },
  {
    en: "The Run did not finish: it says nothing for or against the Claim.",
    de: "Der Lauf kam nicht zu Ende: Er sagt nichts für oder gegen die Behauptung.",
    "zh-Hans": "运行未结束：它既不支持也不否定该论断。",
  },
  {
    en: "The Run failed: it says nothing for or against the Claim.",
    de: "Der Lauf scheiterte: Er sagt nichts für oder gegen die Behauptung.",
    "zh-Hans": "运行失败：它既不支持也不否定该论断。",
  },
  {
    en: "The Run ran out of time: it says nothing for or against the Claim.",
    de: "Der Lauf überschritt seine Zeit: Er sagt nichts für oder gegen die Behauptung.",
    "zh-Hans": "运行超时：它既不支持也不否定该论断。",
  },
  {
    en: "The Run was cancelled: it says nothing for or against the Claim.",
    de: "Der Lauf wurde abgebrochen: Er sagt nichts für oder gegen die Behauptung.",
    "zh-Hans": "运行被取消：它既不支持也不否定该论断。",
  },
  {
    en: "The experiment was not run under other conditions.",
    de: "Das Experiment lief nicht unter anderen Bedingungen.",
    "zh-Hans": "实验没有在其他条件下运行。",
  },
  {
    en: "The experiment left nothing to compare under other conditions ({conditions}).",
    de: "Das Experiment hinterließ unter anderen Bedingungen ({conditions}) nichts zum Vergleichen.",
    "zh-Hans": "实验在其他条件下（{conditions}）没有留下可比较的内容。",
  },
  {
    en: "The experiment was run again under other conditions ({conditions}), with the same outcome.",
    de: "Das Experiment lief noch einmal unter anderen Bedingungen ({conditions}), mit demselben Ergebnis.",
    "zh-Hans": "实验在其他条件下（{conditions}）重新运行，结果相同。",
  },
  {
    en: "The experiment was run again under other conditions ({conditions}), with the same outcome; the scatter of the values may explain it, more repetitions would tell.",
    de: "Das Experiment lief noch einmal unter anderen Bedingungen ({conditions}), mit demselben Ergebnis; die Streuung der Werte kann es erklären, mehr Wiederholungen würden es zeigen.",
    "zh-Hans":
      "实验在其他条件下（{conditions}）重新运行，结果相同；数值的离散可能是原因，更多重复可以说明问题。",
  },
  {
    en: "Numerically sensitive: the experiment was run again under other conditions ({conditions}), and {names} came out differently.",
    de: "Numerisch empfindlich: Das Experiment lief noch einmal unter anderen Bedingungen ({conditions}), und {names} kam anders heraus.",
    "zh-Hans": "数值敏感：实验在其他条件下（{conditions}）重新运行，{names} 的结果不同。",
  },
  {
    en: "The Claim has no measurement that could be judged.",
    de: "Die Behauptung hat keine Messung, die sich bewerten ließe.",
    "zh-Hans": "该论断没有可评估的测量。",
  },
  {
    en: "{names} was not compared. {reason}",
    de: "{names} wurde nicht verglichen. {reason}",
    "zh-Hans": "{names} 未作比较。{reason}",
  },
  {
    en: "{names} were not compared. {reason}",
    de: "{names} wurden nicht verglichen. {reason}",
    "zh-Hans": "{names} 未作比较。{reason}",
  },
  {
    en: "{name} is compared within ± {tolerance}, chosen by the author.",
    de: "{name} wird innerhalb von ± {tolerance} verglichen, vom Autor gewählt.",
    "zh-Hans": "{name} 在作者选定的 ± {tolerance} 范围内比较。",
  },
  {
    en: "{name} is printed to ± {tolerance}, more than 20 % of its value.",
    de: "{name} ist auf ± {tolerance} genau gedruckt, mehr als 20 % seines Wertes.",
    "zh-Hans": "{name} 印出的精度为 ± {tolerance}，超过其值的 20%。",
  },
  {
    en: "{name} was read from a figure, says the manifest: the text does not print it.",
    de: "{name} wurde laut Manifest aus einer Abbildung abgelesen: Der Text nennt es nicht.",
    "zh-Hans": "据清单所述，{name} 是从图中读取的：正文没有印出。",
  },
  {
    en: "{name} was not found in the paper, of which not every page has text.",
    de: "{name} wurde in der Arbeit nicht gefunden, von der nicht jede Seite Text hat.",
    "zh-Hans": "在论文中没有找到 {name}，论文并非每一页都有文本。",
  },
];
