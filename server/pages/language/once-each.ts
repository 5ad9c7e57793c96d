import type { Html } from "../html.ts";
import type { Translator } from "./translator.ts";

/** Renders what depends on the language alone once in each, and returns the same again. */
export function onceEach(render: (t: Translator) => Html): (t: Translator) => Html {
  const rendered = new WeakMap<Translator, Html>();
  return (t) => {
    const html = rendered.get(t) ?? render(t);
    rendered.set(t, html);
    return html;
  };
}
