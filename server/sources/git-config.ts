export interface GitOrigin {
  /** `https://…` or, for a mirror, `file://…`. */
  url: string;
  /** Addresses of an https origin, checked to be public; git connects to no other. */
  addresses: readonly string[];
  /** PEM file of the trusted certificate authorities. */
  authoritiesFile: string;
}

/**
 * Returns the text of git's global configuration file, the only one that it reads: system configuration is off, and the
 * home is empty. What git writes there is thrown away, so nothing is synced; and what the files of a file:// mirror have in
 * common is not looked for, which took most of the time of a large one on the same machine. A file, not `-c` options, because
 * git does not pass `-c` to the process that serves such a mirror.
 */
export function gitConfig({ url, addresses, authoritiesFile }: GitOrigin): string {
  return `
[core]
  hooksPath = /dev/null
  attributesFile = /dev/null
  excludesFile = /dev/null
  askPass =
  fsmonitor = false
  fsync = none
[pack]
  window = 0
  compression = 0
[credential]
  helper =
[submodule]
  recurse = false
[gc]
  auto = 0
[maintenance]
  auto = false
[protocol]
  allow = never
  version = 2
[protocol "${new URL(url).protocol.slice(0, -1)}"]
  allow = always
[transfer]
  fsckObjects = true
  unpackLimit = 1
  bundleURI = false
[pack]
  threads = 1
  windowMemory = 64m
[index]
  threads = 1
[http]
  followRedirects = false
  proxy =
  sslVerify = true
  sslCAInfo = ${quote(authoritiesFile)}
  delegation = none
  emptyAuth = false
  lowSpeedLimit = 1000
  lowSpeedTime = 30
${originConfig(url, addresses)}`;
}

function originConfig(url: string, addresses: readonly string[]): string {
  const { protocol, hostname, port } = new URL(url);
  // Another user may own a mirror; the operator trusts it by configuring it.
  if (protocol === "file:") return "[safe]\n  directory = *\n";
  const bracketed = addresses.map((address) => (address.includes(":") ? `[${address}]` : address));
  return `  curloptResolve = ${quote(`${hostname}:${port || 443}:${bracketed.join(",")}`)}\n`;
}

function quote(value: string): string {
  return `"${value.replace(/["\\]/g, "\\$&")}"`;
}
