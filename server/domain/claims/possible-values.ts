/** Whether a number can't be the value of what it is said to be: a probability or a share of variance above 1. */
export function isImpossible(name: string, value: number, unit: string | null): boolean {
  if (unit !== null) return false;
  // Of a table's cell, "R2 of the first model".
  const [head = name] = name.split(/\sof\s/);
  return isAbove(name, value) || isAbove(head, value);
}

function isAbove(name: string, value: number): boolean {
  if (/(?:^|\s)(?:p|[pP][- ]?values?)$/.test(name)) return value < 0 || value > 1;
  if (/(?:^|[\s.])(?:R|r)(?:\^?2|²)$/.test(name)) return value > 1;
  return (
    (/(?:^|\s)r$/.test(name) || /(?<!\bof\s)\bcorrelation(?: coefficient)?$/i.test(name)) &&
    Math.abs(value) > 1
  );
}
