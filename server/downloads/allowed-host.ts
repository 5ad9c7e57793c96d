/** Whether the operator configured this host; `hostname` as in a URL, with an IPv6 address in brackets. */
export function isAllowedHost(hostname: string, allowHosts: readonly string[]): boolean {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return allowHosts.some((host) => host.toLowerCase().replace(/^\[|\]$/g, "") === bare);
}
