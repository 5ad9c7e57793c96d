import { createLogger } from "@stoplight/prism-core";
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpRequest,
  type IHttpResponse,
  type PrismHttpComponents,
} from "@stoplight/prism-http";
import type { Preferences } from "./preferences.ts";

export interface Prism {
  /** What the contract has for this request. Rejects with Prism's own error where it has nothing. */
  answer(request: IHttpRequest, preferences: Preferences): Promise<IHttpResponse>;
  /** How an answer breaks the contract, in words. */
  violations(request: IHttpRequest, response: IHttpResponse): Promise<string[]>;
  /** The statuses that the contract declares for an operation; null where it has none for the request. */
  statusesOf(request: IHttpRequest): Promise<string[] | null>;
}

const config = {
  isProxy: false as const,
  checkSecurity: false,
  validateRequest: false,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
};

/** Reads the contract, which takes a second: only who asks for it waits. */
export async function loadPrism(contract: object): Promise<Prism> {
  const operations = await getHttpOperationsFromSpec(contract);
  operations.forEach(preferNamedExamples);
  const logger = createLogger("mock", { level: "silent" });
  const withMock = (mock?: PrismHttpComponents["mock"]) =>
    createInstance({ ...config, validateResponse: mock !== undefined }, { logger, ...(mock && { mock }) });
  const prism = withMock();

  return {
    async answer(request, preferences) {
      const mock = { ...config.mock, ...preferences };
      const result = await prism.request(request, operations, { ...config, validateResponse: false, mock })();
      if (result._tag === "Left") throw result.left;
      return result.right.output;
    },
    async violations(request, response) {
      const given = withMock(() => () => ({ _tag: "Right", right: response }));
      const result = await given.request(request, operations)();
      // Of an address that the contract does not have there is nothing to break.
      if (result._tag === "Left") return [];
      return result.right.validations.output.map(
        ({ path, message }) => `${(path ?? []).join("/")} ${message}`,
      );
    },
    async statusesOf(request) {
      let statuses: string[] | null = null;
      const looking = withMock(({ resource }) => () => {
        statuses = resource.responses.map(({ code }) => code);
        return { _tag: "Right", right: { statusCode: 200 } };
      });
      await looking.request(request, operations)();
      return statuses;
    },
  };
}

/** Prism prefers the first example of the schema to those of the media type, which are specific to the status. */
function preferNamedExamples(operation: Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number]): void {
  for (const { contents = [] } of operation.responses)
    for (const { examples } of contents)
      if (examples && examples.length > 1 && examples[0]?.key === "default") examples.shift();
}
