import type { Texts } from "../language/message-values.ts";

/** Of the forms to submit a paper. */
export const submitTexts = {
  heading: { en: "Submit a paper", de: "Arbeit einreichen", "zh-Hans": "提交论文" },
  introduction: {
    en: "What it claims is looked for in the paper and in a <code>.research/experiment.yml</code> of its code; what can be run is run in a sandbox without network, and compared with what is printed. <schema>Schema of that file</schema>.",
    de: "Was die Arbeit behauptet, wird in ihr und in einer Datei <code>.research/experiment.yml</code> ihres Codes gesucht; was sich ausführen lässt, wird in einer Sandbox ohne Netzwerk ausgeführt und mit dem Gedruckten verglichen. <schema>Schema dieser Datei</schema>.",
    "zh-Hans":
      "系统会在论文及其代码的 <code>.research/experiment.yml</code> 中查找论断；能够运行的内容会在无网络的沙箱中运行，并与论文所印的结果比较。<schema>该文件的模式</schema>。",
  },
  byLink: {
    en: "By link or identifier",
    de: "Mit Link oder Kennung",
    "zh-Hans": "通过链接或标识符",
  },
  byUpload: { en: "By upload", de: "Durch Hochladen", "zh-Hans": "通过上传" },
  paper: { en: "Paper", de: "Arbeit", "zh-Hans": "论文" },
  linkHint: {
    en: "arXiv link or identifier, DOI of Zenodo or arXiv, or an HTTPS link straight to a PDF. Title, abstract, authors and licence are those of the preprint server. Of a preprint whose licence does not allow copies only these are kept.",
    de: "arXiv-Link oder -Kennung, DOI von Zenodo oder arXiv, oder ein HTTPS-Link direkt auf eine PDF-Datei. Titel, Zusammenfassung, Autoren und Lizenz sind die des Preprint-Servers. Erlaubt die Lizenz eines Preprints keine Kopien, so werden nur diese behalten.",
    "zh-Hans":
      "arXiv 链接或标识符、Zenodo 或 arXiv 的 DOI，或直接指向 PDF 的 HTTPS 链接。标题、摘要、作者和许可证以预印本服务器为准。若预印本的许可证不允许复制，则只保存这些信息。",
  },
  titleAndName: { en: "Title and name", de: "Titel und Name", "zh-Hans": "标题和名称" },
  linkTitleHint: {
    en: "Of a link to a PDF; of a preprint the server's is taken.",
    de: "Für einen Link auf eine PDF-Datei; bei einem Preprint gilt der Titel des Servers.",
    "zh-Hans": "用于 PDF 链接；预印本则采用服务器上的标题。",
  },
  submit: { en: "Submit", de: "Einreichen", "zh-Hans": "提交" },
  pdf: { en: "PDF", de: "PDF-Datei", "zh-Hans": "PDF" },
  pdfHint: {
    en: "At most 25 MiB, with text, not encrypted.",
    de: "Höchstens 25 MiB, mit Text, nicht verschlüsselt.",
    "zh-Hans": "最大 25 MiB，须含文本，不得加密。",
  },
  pdfAgain: {
    en: "At most 25 MiB, with text, not encrypted. Choose it again: a browser keeps no file.",
    de: "Höchstens 25 MiB, mit Text, nicht verschlüsselt. Wählen Sie sie noch einmal: Ein Browser behält keine Datei.",
    "zh-Hans": "最大 25 MiB，须含文本，不得加密。请重新选择：浏览器不会保留文件。",
  },
  slug: { en: "Name in the address", de: "Name in der Adresse", "zh-Hans": "地址中的名称" },
  slugHint: {
    en: "Lower-case letters, digits and hyphens, at most 96.",
    de: "Kleinbuchstaben (a bis z), Ziffern und Bindestriche, höchstens 96.",
    "zh-Hans": "小写字母、数字和连字符，最多 96 个。",
  },
  slugMayBeEmpty: {
    en: "Lower-case letters, digits and hyphens, at most 96. Made of the title where it is empty.",
    de: "Kleinbuchstaben (a bis z), Ziffern und Bindestriche, höchstens 96. Bleibt er leer, wird er aus dem Titel gebildet.",
    "zh-Hans": "小写字母、数字和连字符，最多 96 个。留空则由标题生成。",
  },
  codeHint: {
    en: "https://host/owner/repository. Empty: the address that the paper names, if it names one.",
    de: "https://host/owner/repository. Leer: die Adresse, die die Arbeit nennt, falls sie eine nennt.",
    "zh-Hans": "https://host/owner/repository。留空则采用论文中给出的地址（如有）。",
  },
  owner: { en: "Owner", de: "Eigentümer", "zh-Hans": "所有者" },
  paperLicense: { en: "Licence of the paper", de: "Lizenz der Arbeit", "zh-Hans": "论文的许可证" },
  paperLicenseHint: {
    en: "It decides who may download the PDF here; with “unknown” only you and your organization.",
    de: "Sie entscheidet, wer die PDF-Datei hier herunterladen darf; bei „unknown“ nur Sie und Ihre Organisation.",
    "zh-Hans": "它决定谁可以在此下载 PDF；选择“unknown”时，只有您和您的组织可以下载。",
  },
  codeLicense: { en: "Licence of the code", de: "Lizenz des Codes", "zh-Hans": "代码的许可证" },
  attested: {
    en: "I have the right to submit this paper.",
    de: "Ich habe das Recht, diese Arbeit einzureichen.",
    "zh-Hans": "我有权提交这篇论文。",
  },
  sending: { en: "Sending the paper", de: "Die Arbeit wird gesendet", "zh-Hans": "正在发送论文" },
  broken: {
    en: "The connection broke before an answer came. Look at your own page whether the paper is there, and else submit it again.",
    de: "Die Verbindung brach ab, bevor eine Antwort kam. Sehen Sie auf Ihrer eigenen Seite nach, ob die Arbeit da ist, und reichen Sie sie sonst noch einmal ein.",
    "zh-Hans": "连接在收到答复之前中断。请在您自己的页面上查看论文是否已提交；如未提交，请重新提交。",
  },
  manifest: { en: "A manifest to begin with", de: "Ein Manifest für den Anfang", "zh-Hans": "清单草稿" },
  manifestExplained: {
    en: "Nobody has to write <code>.research/experiment.yml</code> from nothing. Once the paper was read, its page has a draft of it, with the Claims and experiments that were found, to edit and commit; then have the code looked at again. To have it before, <draft>have one drafted here</draft>, or run <code>rvs init --paper paper.pdf</code> in the folder of the code, on your own machine.",
    de: "Niemand muss <code>.research/experiment.yml</code> von Grund auf schreiben. Sobald die Arbeit gelesen ist, hat ihre Seite einen Entwurf davon, mit den gefundenen Behauptungen und Experimenten, zum Bearbeiten und Committen; danach lassen Sie den Code noch einmal abrufen. Wer ihn vorher haben will, <draft>lässt ihn hier entwerfen</draft> oder führt im Ordner des Codes auf der eigenen Maschine <code>rvs init --paper paper.pdf</code> aus.",
    "zh-Hans":
      "<code>.research/experiment.yml</code> 不必从零写起。论文读取完毕后，其页面会提供一份草稿，包含已找到的论断和实验，供您编辑并提交到代码仓库；之后可再次获取代码。如需提前得到草稿，<draft>可在此起草</draft>，或在您自己机器上的代码文件夹中运行 <code>rvs init --paper paper.pdf</code>。",
  },
  open: { en: "Open {name}", de: "{name} öffnen", "zh-Hans": "打开 {name}" },
} as const satisfies Texts;
