/** Where a repository has the service's own manifest (docs/experiment-manifest.md). */
export const manifestPath = ".research/experiment.yml";
