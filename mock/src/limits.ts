/** Out of the reach of a test suite. Those of the contract are for services that many people share. */
export const manyOfEach = {
  "key-minute": 1_000_000,
  "address-minute": 1_000_000,
  "sign-in-minute": 1_000_000,
  "sign-up-minute": 1_000_000,
  "social-hour": 1_000_000,
  "submission-hour": 1_000_000,
  "submission-month": 1_000_000,
  "ingestion-hour": 1_000_000,
  "draft-hour": 1_000_000,
};
