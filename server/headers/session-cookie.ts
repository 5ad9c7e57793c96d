/** Whether a browser sent a session, whatever it is worth: its name has a prefix over HTTPS. */
export function hasSessionCookie(headers: Headers): boolean {
  return /(?:^|;\s*)(?:__Secure-)?service\.session_token=/.test(headers.get("cookie") ?? "");
}
