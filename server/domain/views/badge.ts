export interface Badge {
  message: string;
  color: "brightgreen" | "yellow" | "red" | "orange" | "lightgrey";
}

/** Returns the badge for a repository's Claims, counted by evidence state. It shows the worst state only. */
export function badgeFor(claims: Record<string, number>): Badge {
  const count = (state: string) => claims[state] ?? 0;
  const total = Object.values(claims).reduce((sum, count) => sum + count, 0);
  const describe = (state: string) => `${count(state)} of ${total} ${state}`;
  if (count("contradicted") > 0) return { message: describe("contradicted"), color: "red" };
  if (count("challenged") > 0) return { message: describe("challenged"), color: "orange" };
  if (count("mixed") > 0) return { message: describe("mixed"), color: "yellow" };
  if (count("supported") > 0) {
    return { message: describe("supported"), color: count("supported") === total ? "brightgreen" : "yellow" };
  }
  if (count("inconclusive") > 0) return { message: "inconclusive", color: "lightgrey" };
  return { message: "not assessed", color: "lightgrey" };
}
