import { Mime } from "mime";
import otherTypes from "mime/types/other.js";
import standardTypes from "mime/types/standard.js";

/** The media type of a file by the extension of its path, or null where the extension is unknown or missing. */
export function mediaTypeOf(path: string): string | null {
  // Without a folder before it the library takes a name that has no dot for an extension.
  types ??= mediaTypes();
  const type = types.getType(`/${path}`);
  return type !== null && /^text\/|xml$/.test(type) ? `${type}; charset=utf-8` : type;
}

let types: Mime | undefined;

/** What Evidence that is recorded already is called stays; `pdb` is the Protein Data Bank's, not a Palm database. */
function mediaTypes(): Mime {
  return new Mime(standardTypes, otherTypes).define(
    {
      "audio/opus": ["opus"],
      "audio/x-midi": ["mid", "midi"],
      "chemical/x-pdb": ["pdb"],
      "image/x-icon": ["ico"],
      "video/av1": ["av1"],
    },
    true,
  );
}
