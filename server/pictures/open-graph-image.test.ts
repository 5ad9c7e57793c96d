import sharp from "sharp";
import { expect, it } from "vitest";
import { createOpenGraphPainter, type OpenGraphImage } from "./open-graph-image.ts";

const draw = createOpenGraphPainter();

const image: OpenGraphImage = {
  title: "A study of α and β",
  name: "ada/study",
  byline: "Ada Lovelace",
  verdict: "Claims: 3 supported, 1 contradicted",
  parts: [
    { count: 3, color: "#2da44e" },
    { count: 0, color: "#f08a24" },
    { count: 1, color: "#cf222e" },
  ],
  footer: "verify.example.org/r/ada/study",
};

/** The colours along the middle of the bar, each once in its order. */
async function barOf(png: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number) => {
    const from = (386 * info.width + x) * info.channels;
    return `#${data.subarray(from, from + 3).toString("hex")}`;
  };
  const colors = Array.from({ length: info.width }, (_, x) => at(x));
  return colors.filter((color, x) => color !== colors[x - 1]);
}

it("draws 1200 by 630 pixels, with the states of the Claims in proportion", async () => {
  const png = await draw(image);
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(await barOf(png)).toEqual(["#ffffff", "#2da44e", "#cf222e", "#ffffff"]);
  expect(await barOf(await draw({ ...image, parts: [] }))).toEqual(["#ffffff", "#e5e5e5", "#ffffff"]);
});

it("draws every part of each text, whatever is in it", async () => {
  const whole = await draw(image);
  for (const member of ["title", "byline", "verdict", "footer"] as const)
    expect(await draw({ ...image, [member]: `${image[member]}.` })).not.toEqual(whole);
  const hostile = ["<b>bold</b> & <span", "\u0000\u001b[31m\u202e", "W".repeat(10_000), " \n\t", ""];
  for (const text of hostile) {
    const png = await draw({ ...image, title: text, byline: text, verdict: text, footer: text });
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
  expect(await draw({ ...image, title: "A <i>b</i>" })).not.toEqual(await draw({ ...image, title: "A b" }));
});

it.each(["可验证的主张", "𝛼 and 𝛽", "دراسة"])(
  "shows the name in the place of a title that it cannot draw: %s",
  async (title) => {
    expect(await draw({ ...image, title })).toEqual(await draw({ ...image, title: "", name: image.name }));
  },
);

it("refuses what would wait for long", async () => {
  const drawn = await Promise.allSettled(Array.from({ length: 24 }, () => draw({ ...image, parts: [] })));
  const refused = drawn.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  expect(refused.length).toBe(3);
  expect(refused[0]).toMatchObject({ code: "degraded" });
});
