import type { RecordedMessage } from "../messages/recorded.ts";

/** Why no experiment can run here, and what its operator does about it. */
export const sandboxTexts = {
  needsLinux: {
    en: "The sandbox needs Linux.",
    de: "Die Sandbox braucht Linux.",
    "zh-Hans": "沙箱需要 Linux。",
  },
  runOnLinux: {
    en: "Run the service on Linux.",
    de: "Betreiben Sie den Dienst unter Linux.",
    "zh-Hans": "请在 Linux 上运行本服务。",
  },
  noBubblewrap: {
    en: "bubblewrap is not installed.",
    de: "bubblewrap ist nicht installiert.",
    "zh-Hans": "没有安装 bubblewrap。",
  },
  oldBubblewrap: {
    en: "bubblewrap {version} is older than 0.8.0.",
    de: "bubblewrap {version} ist älter als 0.8.0.",
    "zh-Hans": "bubblewrap {version} 低于 0.8.0。",
  },
  noTool: {
    en: "{tool} of util-linux is not installed.",
    de: "{tool} aus util-linux ist nicht installiert.",
    "zh-Hans": "没有安装 util-linux 中的 {tool}。",
  },
  masksProc: {
    en: "This looks like a container that masks /proc: start it with --security-opt systempaths=unconfined.",
    de: "Das scheint ein Container zu sein, der /proc verdeckt: Starten Sie ihn mit --security-opt systempaths=unconfined.",
    "zh-Hans": "这似乎是遮蔽了 /proc 的容器：请以 --security-opt systempaths=unconfined 启动。",
  },
  refusesNamespaces: {
    en: "This machine refuses namespaces: in a container, allow them (seccomp and AppArmor unconfined, or CAP_SYS_ADMIN).",
    de: "Dieser Rechner verweigert Namensräume: Erlauben Sie sie im Container (seccomp und AppArmor unconfined, oder CAP_SYS_ADMIN).",
    "zh-Hans":
      "这台机器拒绝命名空间：在容器中请予以允许（seccomp 和 AppArmor 设为 unconfined，或授予 CAP_SYS_ADMIN）。",
  },
  switchedOff: {
    en: "Experiments are switched off (SERVICE_EXECUTOR=none).",
    de: "Experimente sind ausgeschaltet (SERVICE_EXECUTOR=none).",
    "zh-Hans": "实验已关闭（SERVICE_EXECUTOR=none）。",
  },
  noExecutor: {
    en: "This server has no executor {name}.",
    de: "Dieser Server hat keine Ausführung {name}.",
    "zh-Hans": "本服务器没有执行器 {name}。",
  },
  setAuto: {
    en: "Set SERVICE_EXECUTOR=auto.",
    de: "Setzen Sie SERVICE_EXECUTOR=auto.",
    "zh-Hans": "请设置 SERVICE_EXECUTOR=auto。",
  },
} as const satisfies Record<string, RecordedMessage>;
