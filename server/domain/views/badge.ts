export interface Badge {
  message: string;
  color: "brightgreen" | "yellow" | "red" | "orange" | "lightgrey";
}

/** What a badge says of a repository's Claims, counted by evidence state: the worst finding first, never more. */
export function badgeFor(claims: Record<string, number>): Badge {
  const count = (state: string) => claims[state] ?? 0;
  const total = Object.values(claims).reduce((sum, one) => sum + one, 0);
  const told = (state: string) => `${count(state)} of ${total} ${state}`;
  if (count("contradicted") > 0) return { message: told("contradicted"), color: "red" };
  if (count("challenged") > 0) return { message: told("challenged"), color: "orange" };
  if (count("mixed") > 0) return { message: told("mixed"), color: "yellow" };
  if (count("supported") > 0) {
    return { message: told("supported"), color: count("supported") === total ? "brightgreen" : "yellow" };
  }
  if (count("inconclusive") > 0) return { message: "inconclusive", color: "lightgrey" };
  return { message: "not assessed", color: "lightgrey" };
}
