import { answering, asking, isJson, jsonOf, setJson, withHeader } from "../changes.ts";
import { type Answer, inGroup, type Sent } from "../mutation.ts";

const chosen = "messages are chosen by `Accept-Language` (RFC 9110, 12.5.4), English otherwise";
const wanted = ({ headers }: Sent) => headers.get("accept-language") ?? "";
const fails = (_: Sent, { status }: Answer) => status >= 400;
const speak = (language: string) => (sent: Sent) => withHeader(sent, "accept-language", language);

export const languages = inGroup("languages", [
  asking("messages are always English", chosen, () => true, speak("en")),
  asking(
    "messages are German where nothing is asked for",
    chosen,
    (sent) => wanted(sent) === "" || wanted(sent) === "*",
    speak("de"),
  ),
  asking(
    "an unknown language is answered in Chinese",
    chosen,
    (sent) => wanted(sent) !== "" && !/\b(de|en|zh)\b/.test(wanted(sent)) && !wanted(sent).includes("*"),
    speak("zh"),
  ),
  asking("Chinese is not spoken", chosen, (sent) => /^zh/.test(wanted(sent)), speak("en")),
  asking(
    "weights of languages are overlooked",
    "RFC 9110, 12.4.2",
    (sent) => /,/.test(wanted(sent)),
    (sent) => withHeader(sent, "accept-language", wanted(sent).split(",")[0]!.split(";")[0]!),
  ),
  answering(
    "Content-Language names a language that the message is not in",
    "`Content-Language`: language of the message",
    fails,
    ({ headers }) => {
      headers.set("content-language", headers.get("content-language") === "de" ? "en" : "de");
    },
  ),
  answering(
    "errors do not name their language",
    "`Content-Language`: language of the message",
    fails,
    ({ headers }) => {
      headers.delete("content-language");
    },
  ),
  answering(
    "401 alone does not name its language",
    "`Content-Language`: language of the message",
    (_, { status }) => status === 401,
    ({ headers }) => {
      headers.delete("content-language");
    },
  ),
  answering(
    "codes are translated",
    "`code`: stable, unlike the message",
    (_, answer) => answer.headers.get("content-language") === "de" && isJson(answer),
    (answer) => {
      const body = jsonOf(answer);
      if (body?.error?.code) body.error.code = "ungueltige_anfrage";
      setJson(answer, body);
    },
  ),
  asking(
    "unversioned endpoints speak English alone",
    chosen,
    ({ url }) => !url.pathname.startsWith("/api/v1"),
    speak("en"),
  ),
]);
