import { expect, it } from "vitest";
import { mediaTypeOf } from "./media-type.ts";

const text = (type: string) => `${type}; charset=utf-8`;

it.each([
  ["csv", text("text/csv")],
  ["tsv", text("text/tab-separated-values")],
  ["txt", text("text/plain")],
  ["log", text("text/plain")],
  ["md", text("text/markdown")],
  ["html", text("text/html")],
  ["css", text("text/css")],
  ["js", text("text/javascript")],
  ["xml", text("application/xml")],
  ["xhtml", text("application/xhtml+xml")],
  ["svg", text("image/svg+xml")],
  ["json", "application/json"],
  ["jsonld", "application/ld+json"],
  ["pdf", "application/pdf"],
  ["zip", "application/zip"],
  ["gz", "application/gzip"],
  ["bin", "application/octet-stream"],
  ["wasm", "application/wasm"],
  ["rtf", "application/rtf"],
  ["epub", "application/epub+zip"],
  ["png", "image/png"],
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
  ["gif", "image/gif"],
  ["webp", "image/webp"],
  ["avif", "image/avif"],
  ["bmp", "image/bmp"],
  ["tif", "image/tiff"],
  ["tiff", "image/tiff"],
  ["ico", "image/x-icon"],
  ["mp3", "audio/mpeg"],
  ["aac", "audio/aac"],
  ["mid", "audio/x-midi"],
  ["opus", "audio/opus"],
  ["oga", "audio/ogg"],
  ["mp4", "video/mp4"],
  ["mpeg", "video/mpeg"],
  ["webm", "video/webm"],
  ["avi", "video/x-msvideo"],
  ["av1", "video/av1"],
  ["ttf", "font/ttf"],
  ["woff2", "font/woff2"],
  ["gltf", "model/gltf+json"],
  ["glb", "model/gltf-binary"],
  ["nc", "application/x-netcdf"],
  ["pdb", "chemical/x-pdb"],
])("a file .%s is %s", (extension, type) => {
  expect(mediaTypeOf(`results/a.b.${extension}`)).toBe(type);
  expect(mediaTypeOf(`A.${extension.toUpperCase()}`)).toBe(type);
});

it.each(["json", "results/csv", "a.csv/data", "weights.pt", "model.safetensors", "array.npy", "", "."])(
  "%j has no known type",
  (path) => {
    expect(mediaTypeOf(path)).toBeNull();
  },
);
