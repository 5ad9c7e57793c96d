/** Digits as they stand together: `78,498.5` is the groups `78`, `498`, `5` with the separators `,.`. */
export interface NumberAtom {
  /** Of a number without its leading zero, the offset of the point. */
  start: number;
  end: number;
  groups: readonly string[];
  separators: string;
}

/** One number of an atom: its digits with at most one point, and how sure the reading is (see `NumberReading`). */
export interface AtomNumber {
  plain: string;
  start: number;
  end: number;
  rank: 0 | 1 | 2;
}

/** Apostrophes, and the spaces that do not end a word; `normalizeText` makes those plain spaces. */
const thousandsMarks = "'\u2019\u00a0\u2007\u2009\u202f";

/** Reads the digits from an offset on, at which a digit is. Linear: each character is looked at once. */
export function readAtom(text: string, at: number): NumberAtom {
  const startsWithPoint = text[at - 1] === "." && !/[\p{L}\d.)]/u.test(text[at - 2] ?? " ");
  const groups = startsWithPoint ? [""] : [];
  let separators = startsWithPoint ? "." : "";
  // Not read back from `separators`: V8 would copy the string each time.
  let last = separators;
  let end = at;
  for (;;) {
    const start = end;
    while (isDigit(text.charCodeAt(end))) end += 1;
    groups.push(text.slice(start, end));
    const separator = text[end] ?? "";
    if (!isDigit(text.charCodeAt(end + 1))) break;
    if (separator !== "." && separator !== "," && !groupsThousands(text, end, groups[0]!, last)) break;
    separators += separator;
    last = separator;
    end += 1;
  }
  return { start: startsWithPoint ? at - 1 : at, end, groups, separators };
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Whether an apostrophe or a narrow space stands between groups of three digits, and not between two numbers. */
function groupsThousands(text: string, at: number, first: string, last: string): boolean {
  const separator = text[at]!;
  if (!thousandsMarks.includes(separator) || first.length > 3) return false;
  if (last !== "" && last !== separator) return false;
  return /^\d{3}(?!\d)/.test(text.slice(at + 1, at + 5));
}

/** The numbers that an atom can be; none for a version or an address, such as `1.2.3`. */
export function numbersOf({ start, end, groups, separators }: NumberAtom): AtomNumber[] {
  const [whole = "", fraction = ""] = groups;
  if (separators === "") return [{ plain: whole, start, end, rank: 0 }];
  if (separators === ".") return [{ plain: `${whole}.${fraction}`, start, end, rank: 0 }];
  const grouped = groupedNumber(groups, separators);
  const comma = commaNumber(groups, separators);
  const numbers: AtomNumber[] = [];
  if (grouped !== null) numbers.push({ plain: grouped, start, end, rank: 0 });
  if (comma !== null) numbers.push({ plain: comma, start, end, rank: 2 });
  return grouped === null && /^[.,]+$/.test(separators)
    ? [...numbers, ...listedNumbers(start, groups, separators)]
    : numbers;
}

/** "78,498.5": one separator between groups of three, then a fraction or none. */
function groupedNumber(groups: readonly string[], separators: string): string | null {
  const hasFraction = separators.endsWith(".");
  const whole = hasFraction ? groups.slice(0, -1) : groups;
  const marks = hasFraction ? separators.slice(0, -1) : separators;
  if (marks === "" || marks.startsWith(".") || !isUniform(marks)) return null;
  return isGrouped(whole) ? whole.join("") + (hasFraction ? `.${groups.at(-1)}` : "") : null;
}

/** "4,74" and "1.234,5", as papers with a decimal comma print them. */
function commaNumber(groups: readonly string[], separators: string): string | null {
  const marks = separators.slice(0, -1);
  const whole = groups.slice(0, -1);
  if (!separators.endsWith(",") || marks.startsWith(",") || !isUniform(marks)) return null;
  return marks === "" || isGrouped(whole) ? `${whole.join("")}.${groups.at(-1)}` : null;
}

function isUniform(marks: string): boolean {
  return marks === "" || marks === marks[0]!.repeat(marks.length);
}

function isGrouped([first = "", ...others]: readonly string[]): boolean {
  return /^[1-9]\d{0,2}$/.test(first) && others.every((group) => group.length === 3);
}

/** "1,2.5,3" is three numbers; a part with two points is none. */
function listedNumbers(start: number, groups: readonly string[], separators: string): AtomNumber[] {
  const numbers: AtomNumber[] = [];
  let at = start;
  for (let index = 0; index < groups.length; index++) {
    const from = at;
    let plain = groups[index]!;
    let points = 0;
    at += plain.length + 1;
    for (; separators[index] === "."; index++) {
      points += 1;
      const next = groups[index + 1]!;
      if (points === 1) plain += `.${next}`;
      at += next.length + 1;
    }
    if (points < 2) numbers.push({ plain, start: from, end: at - 1, rank: 1 });
  }
  return numbers;
}
