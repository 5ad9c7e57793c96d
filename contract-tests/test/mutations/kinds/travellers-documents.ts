import { asking, type Json, of, telling, without, wording } from "../changes.ts";
import { inGroup } from "../mutation.ts";

export const travellersOfDocuments = inGroup("travellers in documents", [
  wording(
    "the feed of all Assessments leaves out what contradicts",
    "getFeed: the 50 newest Assessments of public repositories",
    of("getFeed"),
    (text) =>
      text.replace(/<entry>.*?<\/entry>/gs, (entry) => (entry.includes('term="contradicts"') ? "" : entry)),
  ),
  wording(
    "the badge does not say how many Claims were not assessed",
    "getBadge: how many Claims are in each of their states, however few",
    of("getBadge"),
    (text) => text.replace(/, \d+ not assessed/g, ""),
  ),
  asking(
    "`maxheight` of an embedding is overlooked",
    "oEmbed `link`: where the badge is larger than allowed",
    of("getEmbedding"),
    without("maxheight"),
  ),
  telling(
    "the crate leaves out Runs that failed",
    "getCrate: each Run that ended",
    of("getCrate"),
    (body) => {
      const failed = body["@graph"]
        .filter(({ actionStatus }: Json) => /Failed/.test(JSON.stringify(actionStatus ?? "")))
        .map((entity: Json) => entity["@id"]);
      body["@graph"] = body["@graph"].filter((entity: Json) => !failed.includes(entity["@id"]));
      for (const { mentions } of body["@graph"])
        for (let index = (mentions?.length ?? 0) - 1; index >= 0; index -= 1)
          if (failed.includes(mentions[index]["@id"])) mentions.splice(index, 1);
    },
  ),
]);
