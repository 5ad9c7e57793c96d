import type { html } from "hono/html";

/** HTML that is escaped, as `html` makes it. */
export type Html = ReturnType<typeof html>;
