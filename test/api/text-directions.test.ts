import { afterAll, beforeAll, expect, it } from "vitest";
import { measurement } from "../support/pages.ts";
import { type SeededService, startSeededService } from "../support/seeded-service.ts";

let test: SeededService;
beforeAll(async () => {
  test = await startSeededService();
});
afterAll(() => test[Symbol.asyncDispose]());

const [title, author, metric] = ["שלום ABC, 47", "עדה", "מדד"];
const statement = "המדד הוא 4.74.";

it("what people wrote has its own direction on pages, and turns nothing beside it around", async () => {
  const { seed } = test;
  const repository = await seed.repository({ title, authors: [author] });
  const experiment = await seed.experiment(repository);
  const measurements = [measurement({ metric })];
  const claim = await seed.claim(repository, { statement, measurements }, experiment);
  const run = await seed.run(experiment, [claim]);
  const base = `/r/${repository.owner}/${repository.slug}`;
  const open = async (path: string) =>
    (await fetch(`${test.url}${path}`, { headers: { accept: "text/html" } })).text();

  const page = await open(base);
  expect(page).toContain(`<h1 dir="auto">${title}</h1>`);
  expect(page).toContain(`<bdi>${author}</bdi>`);
  expect(page).toContain(`<h3 dir="auto">${statement}</h3>`);
  expect(page).toContain(`<bdi>${metric}</bdi>`);
  expect(await open("/")).toContain(`<a href="${base}" dir="auto">${title}</a>`);
  expect(await open(`/search?q=${encodeURIComponent("המדד")}`)).toMatch(/dir="auto">.*4\.74.* · <bdi>/);
  expect(await open(`${base}/versions/${repository.headId}`)).toContain(`<h1 dir="auto">${title}</h1>`);
  const certificate = await open(`${base}/certificate`);
  expect(certificate).toContain(`<h1 dir="auto">${title}</h1>`);
  expect(certificate).toContain(`<bdi>${statement}</bdi>`);
  const ofRun = await open(`${base}/runs/${run.id}`);
  expect(ofRun).toMatch(new RegExp(`<h1>.*<bdi>${title}</bdi></h1>`));
  expect(ofRun).toContain(`dir="auto">${statement}</a>`);
});
