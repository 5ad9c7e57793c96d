import { randomUUID } from "node:crypto";
import type { ServiceCheck } from "../checks/operation-check.ts";
import type { Operation } from "../contract/document.ts";
import type { Person, Session } from "../session.ts";
import { createFlow } from "./flow.ts";

/** What can be asked for again and again without harm: two bodies of the same operation. */
interface Repeatable {
  operationId: string;
  body: object;
  other: object;
}

/** The same key once more, with the same request and with another. */
export const repeatedRequests: ServiceCheck = {
  name: "idempotency",
  summary:
    "A request with the Idempotency-Key of an earlier one is answered as that was; another request with it is 422",
  source:
    "contract: Idempotency-Key, x-idempotency, “sent with another request”; draft-ietf-httpapi-idempotency-key-header",
  async run(session, operations) {
    const { has, step, hold } = createFlow(session, operations, "idempotency");
    const [person, other] = session.people;
    if (!person || !other) return;
    // A key is of one operation: what others are asked with it is another thing.
    const key = randomUUID();
    for (const { operationId, body, other: another } of repeatable(session, person, other)) {
      if (!has(operationId) || !takesKey(operations, operationId)) continue;
      const ask = (sent: object, as: Person, idempotencyKey: string, expect: number) =>
        step(operationId, "with an Idempotency-Key", {
          as,
          body: sent,
          headers: { "idempotency-key": idempotencyKey },
          expect,
        });
      const first = await ask(body, person, `"${key}"`, 200);
      if (!first) continue;
      const again = await ask(body, person, `"${key}"`, 200);
      hold(
        again?.exchange.text === first.exchange.text,
        operationId,
        "the same request with the same Idempotency-Key is answered otherwise",
        again,
      );
      for (const [answered, wanted] of [
        [first, null],
        [again, "true"],
      ] as const)
        hold(
          answered?.exchange.headers.get("idempotent-replayed") === wanted,
          operationId,
          `Idempotent-Replayed is not ${wanted ?? "left out"} of ${wanted ? "what was kept" : "what was done"}`,
          answered,
        );
      // Quoted or bare, it is the same key.
      for (const spelling of [`"${key}"`, key]) await ask(another, person, spelling, 422);
      // A key is of one account.
      await ask(another, other, `"${key}"`, 200);
    }
  },
};

function repeatable(session: Session, person: Person, other: Person): Repeatable[] {
  const repositoryId = session.known.get("getRepository")?.[0]?.repositoryId;
  const follow = { targetType: "user", action: "unfollow" };
  return [
    { operationId: "updateProfile", body: { name: person.username }, other: { name: "Kit again" } },
    {
      operationId: "updateFollow",
      body: { ...follow, targetId: other.username },
      other: { ...follow, targetId: person.username },
    },
    ...(["updateStar", "updateRequest"] as const).flatMap((operationId) => {
      if (!repositoryId) return [];
      const [off, on] = operationId === "updateStar" ? ["unstar", "star"] : ["withdraw", "request"];
      return [{ operationId, body: { repositoryId, action: off }, other: { repositoryId, action: on } }];
    }),
  ];
}

const takesKey = (operations: readonly Operation[], id: string): boolean =>
  operations.some(
    ({ operationId, parameters }) =>
      operationId === id && parameters.some(({ name }) => name === "Idempotency-Key"),
  );
