/** The address of a page of accounts that goes on with `next`. */
export function withNext(path: "/sign-in" | "/sign-up", next: string): string {
  return next === "/" ? path : `${path}?${new URLSearchParams({ next })}`;
}
