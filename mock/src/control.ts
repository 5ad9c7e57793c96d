import type { Handle } from "#server/simulated";
import type { Mock } from "./options.ts";

/** Answers `/mock` and what is below it, for suites that are no part of this process; all else goes on to `next`. */
export function createControl(mock: Promise<Mock>, next: Handle): Handle {
  return async (request, environment) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== "/mock" && !pathname.startsWith("/mock/")) {
      // Nobody sees the fixtures half made.
      await mock;
      return next(request, environment);
    }
    const { url, keys, readKeys, repositories, advance, settle } = await mock;
    switch (`${request.method} ${pathname}`) {
      case "GET /mock":
        return Response.json({ url, keys, readKeys, repositories }, { headers });
      case "POST /mock/advance": {
        const steps = searchParams.get("steps") ?? "1";
        if (!/^[1-9]\d{0,2}$/.test(steps))
          return refused(`steps is "${steps}": it must be a whole number from 1 to 999`);
        await advance(Number(steps));
        return new Response(null, { status: 204, headers });
      }
      case "POST /mock/settle":
        await settle();
        return new Response(null, { status: 204, headers });
      default:
        return refused("The mock has GET /mock, POST /mock/advance and POST /mock/settle", 404);
    }
  };
}

const headers = { "access-control-allow-origin": "*", "cache-control": "no-store" };

const refused = (error: string, status = 400) => Response.json({ error }, { status, headers });
