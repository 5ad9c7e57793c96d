import type { Texts } from "../language/message-values.ts";

/** Of the page that drafts a manifest before a submission. */
export const draftTexts = {
  heading: { en: "Draft a manifest", de: "Manifest entwerfen", "zh-Hans": "起草清单" },
  introduction: {
    en: "Before you submit a paper, have a <code>.research/experiment.yml</code> drafted from its code and its text: with the experiments and Claims that are found, to edit and commit. Nothing is run, published or kept. <schema>Schema of that file</schema>.",
    de: "Bevor Sie eine Arbeit einreichen, lassen Sie aus ihrem Code und ihrem Text eine Datei <code>.research/experiment.yml</code> entwerfen: mit den Experimenten und Behauptungen, die gefunden werden, zum Bearbeiten und Committen. Nichts wird ausgeführt, veröffentlicht oder behalten. <schema>Schema dieser Datei</schema>.",
    "zh-Hans":
      "提交论文之前，可根据其代码和文本起草一份 <code>.research/experiment.yml</code>，其中包含找到的实验和论断，供您编辑并提交到代码仓库。不会运行、发布或保存任何内容。<schema>该文件的模式</schema>。",
  },
  codeHint: {
    en: "https://host/owner/repository. Its newest commit is looked at, for at most 50 seconds.",
    de: "https://host/owner/repository. Ihr neuester Commit wird angesehen, höchstens 50 Sekunden lang.",
    "zh-Hans": "https://host/owner/repository。将查看其最新提交，最长 50 秒。",
  },
  link: { en: "Link to the paper", de: "Link zur Arbeit", "zh-Hans": "论文链接" },
  linkHint: {
    en: "May be empty. arXiv link or identifier, DOI of Zenodo or arXiv, or an HTTPS link straight to a PDF. A file that is sent is read in its place.",
    de: "Kann leer bleiben. arXiv-Link oder -Kennung, DOI von Zenodo oder arXiv, oder ein HTTPS-Link direkt auf eine PDF-Datei. Eine gesendete Datei wird statt seiner gelesen.",
    "zh-Hans":
      "可留空。arXiv 链接或标识符、Zenodo 或 arXiv 的 DOI，或直接指向 PDF 的 HTTPS 链接。如发送了文件，则读取该文件。",
  },
  file: { en: "Or its PDF", de: "Oder ihre PDF-Datei", "zh-Hans": "或其 PDF" },
  make: { en: "Draft the manifest", de: "Manifest entwerfen", "zh-Hans": "起草清单" },
  done: {
    en: "The draft is below. Read every line: what was found may be wrong. Then commit it as <code>.research/experiment.yml</code>, and submit the paper.",
    de: "Der Entwurf steht unten. Lesen Sie jede Zeile: Was gefunden wurde, kann falsch sein. Committen Sie ihn dann als <code>.research/experiment.yml</code>, und reichen Sie die Arbeit ein.",
    "zh-Hans":
      "草稿如下。请逐行检查：找到的内容可能有误。然后将其作为 <code>.research/experiment.yml</code> 提交到代码仓库，再提交论文。",
  },
  save: { en: "Save experiment.yml", de: "experiment.yml speichern", "zh-Hans": "保存 experiment.yml" },
  draft: { en: "The draft", de: "Der Entwurf", "zh-Hans": "草稿" },
  another: { en: "Draft another one", de: "Noch eines entwerfen", "zh-Hans": "再起草一份" },
} as const satisfies Texts;
