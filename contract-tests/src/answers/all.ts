import type { AnswerCheck } from "./answer-check.ts";
import { browserPolicy } from "./browser-policy.ts";
import { caching } from "./caching.ts";
import { challenge } from "./challenge.ts";
import { charset } from "./charset.ts";
import { clock } from "./clock.ts";
import { cookies } from "./cookies.ts";
import { crossOrigin } from "./cross-origin.ts";
import { deprecation } from "./deprecation.ts";
import { describedState } from "./described-state.ts";
import { digest, downloads } from "./digest.ts";
import { elements } from "./elements.ts";
import { errorCode } from "./error-code.ts";
import { feed } from "./feed.ts";
import { fields } from "./fields.ts";
import { filter } from "./filter.ts";
import { formFields } from "./form-fields.ts";
import { identity } from "./identity.ts";
import { invariants } from "./invariants.ts";
import { jsonSchema } from "./json-schema.ts";
import { language } from "./language.ts";
import { leaks } from "./leaks.ts";
import { location } from "./location.ts";
import { members } from "./members.ts";
import { noContent } from "./no-content.ts";
import { page } from "./page.ts";
import { rateLimit } from "./rate-limit.ts";
import { retryAfter } from "./retry-after.ts";
import { sections } from "./sections.ts";
import { tags } from "./tags.ts";
import { twice } from "./twice.ts";
import { vary } from "./vary.ts";
import { visibility } from "./visibility.ts";

/** What is looked at in every answer, beside what its operation declares. */
export const answerChecks: readonly AnswerCheck[] = [
  ...[members, errorCode, charset, noContent, tags, caching, vary, crossOrigin, cookies],
  ...[challenge, retryAfter, rateLimit, language, deprecation, leaks, clock],
  ...[
    identity,
    filter,
    fields,
    sections,
    page,
    invariants,
    digest,
    downloads,
    visibility,
    browserPolicy,
    location,
    feed,
    jsonSchema,
    elements,
    formFields,
    twice,
    describedState,
  ],
];
