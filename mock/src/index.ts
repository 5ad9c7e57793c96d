export type { Mock, MockOptions, Speed } from "./options.ts";
export { startMock } from "./start-mock.ts";
export type { AccountFixture, ClaimFixture, Ending, Fixtures, RepositoryFixture } from "./world/fixtures.ts";
