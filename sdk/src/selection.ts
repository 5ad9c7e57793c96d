/** `Whole` with those of its optional sections that were asked for. */
export type WithSections<Whole, Section extends keyof Whole> = [Section] extends [never]
  ? Whole
  : Whole & { [Name in Section]-?: Exclude<Whole[Name], undefined> };

/**
 * What comes back of a record: with `fields` exactly those members, with `include` the record with those sections.
 * `Certain` are the sections that are always there once they are asked for. A list whose members are not known when it is
 * compiled narrows nothing, and leaves open what is there.
 */
export type Selected<Whole, Certain extends keyof Whole, Fields, Include> = [Fields] extends [readonly []]
  ? Included<Whole, Certain, Include>
  : [Fields] extends [readonly (infer Field extends keyof Whole)[]]
    ? number extends Fields["length"]
      ? Partial<Whole>
      : Pick<WithSections<Whole, Field & Certain>, Field>
    : Included<Whole, Certain, Include>;

type Included<Whole, Certain extends keyof Whole, Include> = [Include] extends [readonly (infer Section)[]]
  ? number extends Include["length"]
    ? Whole
    : WithSections<Whole, Section & Certain>
  : Whole;

/** Parameters whose lists may be constants. */
export type ReadonlyLists<Parameters> = {
  [Name in keyof Parameters]: Parameters[Name] extends (infer Item)[] | undefined
    ? readonly Item[] | Extract<Parameters[Name], undefined>
    : Parameters[Name];
};
