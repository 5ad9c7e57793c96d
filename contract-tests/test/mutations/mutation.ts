/** A request on its way to the service. */
export interface Sent {
  method: string;
  /** Path and query on an origin that does not matter. */
  url: URL;
  headers: Headers;
  body: Uint8Array<ArrayBuffer> | null;
  /** The operation that the contract has for it; HEAD is that of GET. Empty where it has none. */
  operation: string;
  /** The contract's path, such as `/api/v1/runs/{runId}`; empty where it has none. */
  template: string;
}

/** An answer on its way to the client. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  /** Of an answer that does not end by itself, in place of its body. */
  stream?: ReadableStream<Uint8Array>;
  /** Bytes that are written after an answer that has no body, as they are. */
  stray?: string;
}

export type Service = (sent: Sent) => Promise<Answer>;

/** What the kit is started with. */
export interface Given {
  baseUrl: string;
  apiKey: string;
  cookie: string;
  /** Keeps what the service has now; resolves with what may bring it back, and forgets it where it need not. */
  remember(): Promise<(isBack: boolean) => Promise<void>>;
  /** Of what the service keeps; the same where nothing has changed. */
  state(): string;
  /** Says that a mistake which shows in no answer by itself has had an effect. */
  tellEffect(): void;
}

export interface Mutation {
  /** What the service does wrong, and where. */
  name: string;
  group: string;
  /** The words of the contract, or the section of an RFC, that it breaks. */
  violates: string;
  /** An operation whose mistake shows in no answer of its own. */
  operation?: string;
  /** Begins a run: what one run remembers, another does not. */
  start(given: Given): (sent: Sent, service: Service) => Promise<Answer>;
}

/** A mutation before its group is known. */
export type Kind = Omit<Mutation, "group">;

export const inGroup = (group: string, kinds: Kind[]): Mutation[] =>
  kinds.map((kind) => ({ ...kind, group }));

/** A mutation with a memory of its own. */
export const kind = (name: string, violates: string, start: Mutation["start"]): Kind => ({
  name,
  violates,
  start,
});
