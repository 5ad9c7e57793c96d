import fc from "fast-check";
import { expect, it } from "vitest";
import { createEventParser } from "../../sdk/src/events/parse-events.ts";
import { eventText, heartbeat, retryText } from "./event-text.ts";

it("is parsed to what it was made of, whatever an experiment prints and wherever it is cut", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("\n\n", "\r", "\r\n", "data: x\n\n", "id: end\nevent: end\n\n", "\0", "\u2028"),
  );
  fc.assert(
    fc.property(fc.array(text), fc.nat({ max: 200 }), (texts, cut) => {
      const parts = texts.map((each, index) => eventText("log", { text: each }, index + 1));
      const whole = `${retryText(5)}${heartbeat}${parts.join(heartbeat)}`;
      const parser = createEventParser();
      const events = [...parser.push(whole.slice(0, cut)), ...parser.push(whole.slice(cut))];
      return (
        events.length === texts.length &&
        events.every(({ data, id }, index) => id === `${index + 1}` && JSON.parse(data).text === texts[index])
      );
    }),
  );
});

it("leaves the last id where it has none", () => {
  const parser = createEventParser("7");
  expect(parser.push(eventText("state", {}))).toEqual([{ event: "state", data: "{}", id: "7" }]);
});
