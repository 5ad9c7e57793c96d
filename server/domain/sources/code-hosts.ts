/** A place that a paper's code may be at. */
export interface CodePlace {
  /** `https://<host>/<owner>/<name>` without `.git`, or the address of a record of an archive. */
  url: string;
  host: string;
  /** Whether its page was named, and not the repository itself. */
  isPage?: true;
}

/** What may follow a host, without the scheme; read up to the first character that no address has. */
type ReadPath = (path: string) => string | null;

const owner = /^[A-Za-z0-9][A-Za-z0-9._-]{0,100}$/;
/** A name ends where the address ends, or with what a sentence puts behind an address. */
const name = /^([A-Za-z0-9._-]{1,100})(?![A-Za-z0-9._~%=&+$-])/;
/** First words of addresses of the hosts that are no owners. */
const pages = new Set(
  "about apps collections contact customer-stories dashboard enterprise explore features groups help issues join login marketplace notifications orgs pricing projects pulls readme search security settings site snippets sponsors topics trending users workspaces".split(
    " ",
  ),
);
/** What people say about code, and not the code. */
const talk = new Set([
  "issues",
  "pull",
  "pulls",
  "discussions",
  "pull-requests",
  "merge_requests",
  "stargazers",
]);
/** Where a path of GitLab goes on within a repository; before it may be groups in groups. */
const inRepository = new Set(["-", "tree", "blob", "raw", "commit", "commits", "tags", "wikis", ...talk]);

const hosts: Record<string, ReadPath> = {
  "github.com": (path) => readTwo("github.com", path),
  "codeberg.org": (path) => readTwo("codeberg.org", path),
  "bitbucket.org": (path) => readTwo("bitbucket.org", path),
  "gitlab.com": readGitLab,
  "raw.githubusercontent.com": (path) => readTwo("github.com", path),
  "zenodo.org": (path) => {
    const [, record] = /^(?:records?|doi\/10\.5281\/zenodo\.)\/?(\d{1,12})(?!\d)/i.exec(path) ?? [];
    if (record !== undefined) return `https://zenodo.org/records/${record}`;
    // The number of a badge is GitHub's of the repository, and no record's.
    const [, badge] = /^badge\/latestdoi\/(\d{1,12})(?!\d)/i.exec(path) ?? [];
    return badge === undefined ? null : `https://zenodo.org/badge/latestdoi/${badge}`;
  },
  "10.5281": (path) => {
    const [, record] = /^zenodo\.(\d{1,12})(?!\d)/i.exec(path) ?? [];
    return record === undefined ? null : `https://zenodo.org/records/${record}`;
  },
  "osf.io": readOsf,
  "figshare.com": (path) => {
    const [, article] = /^articles\/(?:[\w.~%-]{1,200}\/){1,3}(\d{5,12})(?!\d)/.exec(path) ?? [];
    return article === undefined ? null : figshare(article);
  },
  "10.6084": (path) => {
    const [, article] = /^m9\.figshare\.(\d{5,12})(?!\d)/i.exec(path) ?? [];
    return article === undefined ? null : figshare(article);
  },
  "10.7910": (path) => {
    const [, dataset] = /^dvn\/([a-z\d]{6})(?![a-z\d])/i.exec(path) ?? [];
    return dataset === undefined ? null : `https://doi.org/10.7910/DVN/${dataset.toUpperCase()}`;
  },
  "archive.softwareheritage.org": (path) => readHeritage(path) ?? readHeritageOrigin(path),
  swh: readHeritage,
};

const pageHost = /^([a-z\d-]+)\.github\.io$/;
/** A file of the owner's own page. */
const pageFile = /\.(?:html?|pdf|xml|txt|png|zip)$/i;

/** Reads the host and path of an address, as they stand in a text, as a place of code; null where it is none. */
export function readCodePlace(host: string, path: string): CodePlace | null {
  const [, pageOwner] = pageHost.exec(host) ?? [];
  if (pageOwner !== undefined) return readPage(pageOwner, path);
  const url = hosts[host]?.(path) ?? null;
  return url === null ? null : { url, host: new URL(url).host };
}

/** GitHub serves the page of a repository at its owner's address, under its name. */
function readPage(pageOwner: string, path: string): CodePlace | null {
  const url = readTwo("github.com", `${pageOwner}/${path.split("/", 1)[0]}`);
  return url === null || pageFile.test(url) ? null : { url, host: "github.com", isPage: true };
}

/** Of five letters and digits; more are the name of a part of the site. */
function readOsf(path: string): string | null {
  const [, id] = /^([a-z\d]{5})(?![a-z\d_-])/i.exec(path) ?? [];
  return id === undefined ? null : `https://osf.io/${id.toLowerCase()}`;
}

const figshare = (article: string) => `https://doi.org/10.6084/m9.figshare.${article}`;

function readTwo(host: string, path: string): string | null {
  const [first = "", second = "", third = ""] = path.split(/[/?#]/, 3);
  if (talk.has(third)) return null;
  const repository = readName(second);
  return isOwner(first) && repository !== null ? `https://${host}/${first}/${repository}` : null;
}

function readGitLab(path: string): string | null {
  const parts = path.split(/[?#]/, 1)[0]!.split("/", 12);
  const within = parts.findIndex((part, index) => index >= 2 && inRepository.has(part));
  if (within >= 0 && parts.slice(within, within + 2).some((part) => talk.has(part))) return null;
  const named = (within >= 0 ? parts.slice(0, within) : parts).filter((part) => part !== "");
  const repository = readName(named.at(-1) ?? "");
  const groups = named.slice(0, -1);
  if (repository === null || groups.length === 0 || !groups.every(isOwner)) return null;
  return `https://gitlab.com/${[...groups, repository].join("/")}`;
}

function readHeritage(path: string): string | null {
  const [id] = /^swh:1:(?:cnt|dir|rev|rel|snp):[0-9a-f]{40}(?![0-9a-f])/.exec(path) ?? [];
  return id === undefined ? null : `https://archive.softwareheritage.org/${id}`;
}

function readHeritageOrigin(path: string): string | null {
  const [browsed] = /^browse\/origin\/[!-~]{1,300}/.exec(path) ?? [];
  return browsed === undefined
    ? null
    : `https://archive.softwareheritage.org/${browsed.replace(/[.,;:)\]]+$/, "")}`;
}

function isOwner(text: string): boolean {
  return owner.test(text) && !pages.has(text.toLowerCase());
}

/** A name without the sentence's marks behind it and without `.git`. */
function readName(text: string): string | null {
  const [, read = ""] = name.exec(text) ?? [];
  const bare = withoutDots(withoutDots(read).replace(/\.git$/, ""));
  return bare === "" || /^[-_]+$/.test(bare) ? null : bare;
}

function withoutDots(text: string): string {
  let end = text.length;
  while (text[end - 1] === ".") end -= 1;
  return text.slice(0, end);
}
