// The service with every answer held against the contract, as its tests run it; a process of its own.
import { readConfig } from "../../../server/config.ts";
import { createResponseCheck } from "../../../server/http/check-response.ts";
import { serve } from "../../../server/main.ts";
import { loadResponseValidators } from "../../../test/support/response-validators.ts";

const checkResponse = createResponseCheck(await loadResponseValidators());
const service = await serve(readConfig(process.env), { checkResponse });
process.on("SIGTERM", () => void service.stop());
