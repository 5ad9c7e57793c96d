/** Where a code repository has its manifest. */
export const manifestPath = ".research/experiment.yml";
