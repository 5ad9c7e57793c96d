import { DomainError } from "../domain/errors.ts";
import { isAllowedHost } from "../downloads/allowed-host.ts";

/** The code hosts of the interface (docs/rules/interface.md#submission, `githubUrl`). */
const CODE_HOSTS: readonly string[] = ["github.com", "gitlab.com", "codeberg.org", "bitbucket.org"];
/** Hosts that answer an address without `.git` by a redirect, which git is not let follow. */
const HOSTS_OF_DOT_GIT: readonly string[] = ["gitlab.com"];
const OWNER = /^[A-Za-z0-9][A-Za-z0-9_-]{0,38}$/;
const NAME = /^[A-Za-z0-9._-]{1,100}$/;
const MAX_LENGTH = 300;

/**
 * Normalizes the address of a repository to `https://<host>[:port]/<owner>/<name>`, without `.git`. `allowHosts` lists
 * further code hosts that the operator configured, on any port.
 *
 * @throws DomainError `invalid_request` / `source.url_refused` for every other form: other schemes, user names, ports,
 * queries, deeper paths, and names that are special to a command line or a file system.
 */
export function normalizeSourceUrl(given: string, allowHosts: readonly string[] = []): string {
  const url = given.length <= MAX_LENGTH && URL.canParse(given) ? new URL(given) : null;
  if (!url || !isPlainHttps(url) || !isCodeHost(url, allowHosts)) throw urlRefused(given);
  const [owner = "", name = "", ...rest] = url.pathname.slice(1).replace(/\/$/, "").split("/");
  const repositoryName = name.replace(/\.git$/, "");
  if (rest.length > 0 || !OWNER.test(owner) || !NAME.test(repositoryName) || /^\.+$/.test(repositoryName))
    throw urlRefused(given);
  return `${url.origin}/${owner}/${repositoryName}`;
}

/** The address that git fetches a repository from, of its normalized one. */
export function cloneUrl(url: string): string {
  return HOSTS_OF_DOT_GIT.includes(new URL(url).host) ? `${url}.git` : url;
}

function isPlainHttps(url: URL): boolean {
  return url.protocol === "https:" && `${url.username}${url.password}${url.search}${url.hash}` === "";
}

function isCodeHost(url: URL, allowHosts: readonly string[]): boolean {
  return CODE_HOSTS.includes(url.host) || isAllowedHost(url.hostname, allowHosts);
}

function urlRefused(given: string): DomainError {
  const url = given.slice(0, MAX_LENGTH);
  return new DomainError("invalid_request", "source.url_refused", { parameters: { url } });
}
