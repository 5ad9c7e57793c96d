import { DomainError } from "../domain/errors.ts";

/** The code-hosting site of the interface (docs/rules/interface.md#submission, `githubUrl`). */
const CODE_HOST = "github.com";
const OWNER = /^[A-Za-z0-9][A-Za-z0-9_-]{0,38}$/;
const NAME = /^[A-Za-z0-9._-]{1,100}$/;
const MAX_LENGTH = 300;

/**
 * The one form that a repository's address is kept in: `https://<host>[:port]/<owner>/<name>`, without `.git`.
 *
 * `allowHosts` are further code hosts that the operator named, on any port. Throws
 * `DomainError("invalid_request", "source.url_refused")`, and for everything but that form: other schemes, user
 * names, ports, queries, deeper paths, and names that a command line or a file system would read otherwise.
 */
export function normalizeSourceUrl(given: string, allowHosts: readonly string[] = []): string {
  const url = given.length <= MAX_LENGTH && URL.canParse(given) ? new URL(given) : null;
  if (!url || !isPlainHttps(url) || !isCodeHost(url, allowHosts)) throw refused(given);
  const [owner = "", name = "", ...rest] = url.pathname.slice(1).replace(/\/$/, "").split("/");
  const bare = name.replace(/\.git$/, "");
  if (rest.length > 0 || !OWNER.test(owner) || !NAME.test(bare) || /^\.+$/.test(bare)) throw refused(given);
  return `${url.origin}/${owner}/${bare}`;
}

function isPlainHttps(url: URL): boolean {
  return url.protocol === "https:" && `${url.username}${url.password}${url.search}${url.hash}` === "";
}

function isCodeHost(url: URL, allowHosts: readonly string[]): boolean {
  return url.host === CODE_HOST || isAllowedHost(url.hostname, allowHosts);
}

/** Whether the operator named this host; `hostname` as in a URL, so an IPv6 address stands in brackets. */
export function isAllowedHost(hostname: string, allowHosts: readonly string[]): boolean {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return allowHosts.some((host) => host.toLowerCase().replace(/^\[|\]$/g, "") === bare);
}

function refused(given: string): DomainError {
  const url = given.slice(0, MAX_LENGTH);
  return new DomainError("invalid_request", "source.url_refused", { parameters: { url } });
}
