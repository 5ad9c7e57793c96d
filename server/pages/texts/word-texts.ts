import type { EvidenceState, ExecutionState, MeasurementOutcome } from "../../__generated__/enumerations.ts";
import { claimWords, executionWords, outcomeWords } from "../../domain/views/words.ts";
import type { Message } from "../language/message-values.ts";

/** A word for a state, and what it means (docs/rules/states.md#shown-words). */
export interface Word {
  word: Message;
  meaning: Message;
}

/** Of a Claim, and of an Assessment as of the Claim that has it alone. */
export const claimTexts = {
  supported: {
    word: { en: claimWords.supported, de: "gestützt", "zh-Hans": "获支持" },
    meaning: {
      en: "A Run observed what was reported, or came near it, and none speaks against it.",
      de: "Ein Lauf hat beobachtet, was berichtet wird, oder kam ihm nahe, und keiner spricht dagegen.",
      "zh-Hans": "有运行观测到了论文报告的结果或与之接近的结果，且没有运行与之相悖。",
    },
  },
  challenged: {
    word: { en: claimWords.challenged, de: "angezweifelt", "zh-Hans": "受质疑" },
    meaning: {
      en: "A number came out differently, but not so clearly that it contradicts the Claim.",
      de: "Eine Zahl kam anders heraus, aber nicht so eindeutig, dass sie der Behauptung widerspricht.",
      "zh-Hans": "有数值与报告不同，但还不足以否定该论断。",
    },
  },
  contradicted: {
    word: { en: claimWords.contradicted, de: "widersprochen", "zh-Hans": "被否定" },
    meaning: {
      en: "All numbers that were compared came out differently, and a second look under other conditions agrees.",
      de: "Alle verglichenen Zahlen kamen anders heraus, und eine Gegenprobe unter anderen Bedingungen bestätigt das.",
      "zh-Hans": "所有比较过的数值都与报告不同，且在其他条件下的复核也得到同样的结果。",
    },
  },
  mixed: {
    word: { en: claimWords.mixed, de: "gemischt", "zh-Hans": "结果不一" },
    meaning: {
      en: "One Run supports it, another does not.",
      de: "Ein Lauf stützt sie, ein anderer nicht.",
      "zh-Hans": "有的运行支持，有的不支持。",
    },
  },
  inconclusive: {
    word: { en: claimWords.inconclusive, de: "unentschieden", "zh-Hans": "无定论" },
    meaning: {
      en: "What was run does not decide it: something could not be compared, or nothing was computed.",
      de: "Was ausgeführt wurde, entscheidet es nicht: Etwas ließ sich nicht vergleichen, oder es wurde nichts berechnet.",
      "zh-Hans": "已有的运行不足以作出判定：有数值无法比较，或并未进行实际计算。",
    },
  },
  notAssessed: {
    word: { en: claimWords.notAssessed, de: "nicht bewertet", "zh-Hans": "未评估" },
    meaning: {
      en: "No Run was judged for it.",
      de: "Dazu wurde kein Lauf bewertet.",
      "zh-Hans": "还没有针对它评估过任何运行。",
    },
  },
} as const satisfies Record<EvidenceState, Word>;

/** Of one measurement. */
export const outcomeTexts = {
  match: {
    word: { en: outcomeWords.match, de: "stimmt überein", "zh-Hans": "一致" },
    meaning: {
      en: "What was observed lies within the tolerance that the printed digits give.",
      de: "Das Beobachtete liegt innerhalb der Toleranz, die sich aus den gedruckten Ziffern ergibt.",
      "zh-Hans": "观测值在由论文所印位数决定的容差之内。",
    },
  },
  near: {
    word: { en: outcomeWords.near, de: "nahe", "zh-Hans": "接近" },
    meaning: {
      en: "It lies outside that tolerance, but within one per cent or what the authors declare. That still supports a Claim, which then says near beside it.",
      de: "Es liegt außerhalb dieser Toleranz, aber innerhalb von einem Prozent oder dessen, was die Autoren angeben. Das stützt eine Behauptung noch; neben ihr steht dann nahe.",
      "zh-Hans": "超出该容差，但在百分之一或作者声明的范围之内。这仍支持论断，其旁会注明“接近”。",
    },
  },
  mismatch: {
    word: { en: outcomeWords.mismatch, de: "weicht ab", "zh-Hans": "不一致" },
    meaning: {
      en: "It lies outside both.",
      de: "Es liegt außerhalb von beidem.",
      "zh-Hans": "两个范围都超出。",
    },
  },
  unmeasured: {
    word: { en: outcomeWords.unmeasured, de: "nicht verglichen", "zh-Hans": "未比较" },
    meaning: {
      en: "There was nothing to compare, or the scatter is too large to tell; the reason stands beside it.",
      de: "Es gab nichts zu vergleichen, oder die Streuung ist zu groß; der Grund steht dabei.",
      "zh-Hans": "没有可比较的内容，或离散过大而无法判断；原因列在旁边。",
    },
  },
} as const satisfies Record<MeasurementOutcome, Word>;

/** Of how an execution ended, which is no verdict. */
export const executionTexts = {
  queued: {
    word: { en: executionWords.queued, de: "wartet", "zh-Hans": "排队中" },
    meaning: {
      en: "It waits for its turn.",
      de: "Er wartet, bis er an der Reihe ist.",
      "zh-Hans": "正在等待执行。",
    },
  },
  running: {
    word: { en: executionWords.running, de: "läuft", "zh-Hans": "运行中" },
    meaning: {
      en: "Its command is being executed.",
      de: "Sein Befehl wird gerade ausgeführt.",
      "zh-Hans": "命令正在执行。",
    },
  },
  succeeded: {
    word: { en: executionWords.succeeded, de: "beendet, Exit-Code 0", "zh-Hans": "已结束，退出码 0" },
    meaning: {
      en: "Its command ended without an error and left every file that it was to leave. This says nothing about a Claim.",
      de: "Sein Befehl endete ohne Fehler und hinterließ jede Datei, die er hinterlassen sollte. Über eine Behauptung sagt das nichts.",
      "zh-Hans": "命令正常结束，并留下了所有应有的文件。这并不说明论断是否成立。",
    },
  },
  partial: {
    word: { en: executionWords.partial, de: "teilweise beendet", "zh-Hans": "部分完成" },
    meaning: {
      en: "It left some of the files that it was to leave.",
      de: "Er hinterließ einen Teil der Dateien, die er hinterlassen sollte.",
      "zh-Hans": "只留下了部分应有的文件。",
    },
  },
  failed: {
    word: { en: executionWords.failed, de: "gescheitert", "zh-Hans": "失败" },
    meaning: {
      en: "It ended with an error, or could not be started.",
      de: "Er endete mit einem Fehler oder ließ sich nicht starten.",
      "zh-Hans": "执行出错，或未能启动。",
    },
  },
  timedOut: {
    word: { en: executionWords.timedOut, de: "Zeit überschritten", "zh-Hans": "超时" },
    meaning: {
      en: "The time limit ended it.",
      de: "Die Zeitgrenze hat ihn beendet.",
      "zh-Hans": "因达到时间上限而终止。",
    },
  },
  cancelled: {
    word: { en: executionWords.cancelled, de: "unterbrochen", "zh-Hans": "已中断" },
    meaning: {
      en: "Somebody cancelled it, or the service was stopped before it ended.",
      de: "Jemand hat ihn abgebrochen, oder der Dienst wurde vorher angehalten.",
      "zh-Hans": "有人取消了它，或服务在它结束前停止。",
    },
  },
  unknown: {
    word: { en: executionWords.unknown, de: "unterbrochen", "zh-Hans": "已中断" },
    meaning: {
      en: "The service lost sight of it before it ended; another Run takes its place.",
      de: "Der Dienst hat ihn vor seinem Ende aus den Augen verloren; ein anderer Lauf tritt an seine Stelle.",
      "zh-Hans": "服务在它结束前与其失去联系；另一个运行会取代它。",
    },
  },
} as const satisfies Record<ExecutionState, Word>;
