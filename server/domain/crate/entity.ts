/** An entity of a crate. What it refers to, it names by `@id`. */
export interface Entity {
  "@id": string;
  "@type": string | string[];
  [property: string]: unknown;
}

export interface Reference {
  "@id": string;
}

export const refer = ({ "@id": id }: Entity): Reference => ({ "@id": id });
