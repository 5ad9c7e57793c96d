export declare function joinedProgram(
  script: string | undefined,
  node: string,
  env: NodeJS.ProcessEnv,
): string | null;
