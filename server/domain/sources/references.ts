const heading =
  /^(?:(?:\d{1,2}|[A-Z]|[IVX]{1,4})\.?[ \t]{1,4})?(?:(references|bibliography|literature cited|works cited)|(?:appendix|appendices|supplement|acknowledge?ments?|(?:data|code|software)[a-z ,&]{0,40}availability)[^\n]{0,60}):?$/gim;

/** Where in a page its references are: says of each offset whether it is in them. */
export interface ReferenceParts {
  contains(offset: number): boolean;
  /** Whether the next page starts in the references. */
  goOn: boolean;
}

/** Finds the references of a page by their heading; they go on over pages until another part's heading. */
export function referenceParts(text: string, startsWithin: boolean): ReferenceParts {
  const changes = [{ at: 0, within: startsWithin }];
  for (const found of text.matchAll(heading))
    changes.push({ at: found.index, within: found[1] !== undefined });
  return {
    contains: (offset) => changes.findLast(({ at }) => at <= offset)!.within,
    goOn: changes.at(-1)!.within,
  };
}
