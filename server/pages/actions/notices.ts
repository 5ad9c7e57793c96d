import { html } from "hono/html";
import type { PageNotice } from "../../__generated__/enumerations.ts";
import type { Html } from "../layout.ts";

/** Says what was done; an address has only the name of the text. */
export function notice(done: PageNotice | undefined): Html | "" {
  return done ? html`<p class="notice" role="status">${texts[done]}</p>` : "";
}

const texts: Record<PageNotice, string> = {
  looking:
    "The code is being looked at again. What changed becomes a new version here; nothing that was judged is lost.",
  retried: "The job was queued again. It goes on where it stopped.",
  "job-cancelled": "The job was cancelled, and its open Runs with it. Nothing that it still does is kept.",
  "run-cancelled": "The Run was cancelled. Nothing of it is judged.",
  "run-queued": "The Run was queued. What becomes of it appears here.",
  submitted: "The paper was submitted. What is found in it appears here as it comes.",
  "key-revoked": "The key was revoked: whatever uses it is refused from now on.",
  saved: "The changes were saved.",
  withdrawn: "The repository is withdrawn. What was judged stays, and can be verified as before.",
};
