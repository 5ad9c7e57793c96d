/** `git@github.com:o/n.git` and addresses with a name or a token as the address that a browser takes. */
export function webAddress(origin: string | null): string | null {
  const ssh = /^(?:ssh:\/\/)?(?:[\w.-]+@)?(\w[\w.-]*)[:/](?!\/)(.+)$/.exec(origin ?? "");
  const url = URL.parse(origin ?? "");
  if (url && /^https?:$/.test(url.protocol)) return `https://${url.host}${url.pathname}`;
  return ssh ? `https://${ssh[1]}/${ssh[2]}` : null;
}
