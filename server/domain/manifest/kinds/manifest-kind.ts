import type { Confidence } from "../../../__generated__/enumerations.ts";
import type { Manifest, ManifestClaim, ManifestExperiment } from "../manifest.ts";
import type { PaperMetadata } from "../paper-metadata.ts";
import type { TextProblem } from "../yaml-document.ts";

/** What a code repository holds, as far as manifests are concerned. */
export interface RepositoryFiles {
  /** The paths of all its files; links are among them, folders are not. */
  paths: ReadonlySet<string>;
  /** Of these, the files that no one may execute. */
  notExecutable?: ReadonlySet<string>;
  /** The bytes of those that readers asked for, and that are small enough. */
  contents: ReadonlyMap<string, Uint8Array>;
}

/** An experiment as far as a manifest of another service describes it: what it leaves out has our defaults. */
export type PartialExperiment = Pick<ManifestExperiment, "id" | "command"> &
  Partial<Pick<ManifestExperiment, "timeoutSeconds" | "memoryMiB" | "requires" | "outputs">> & {
    /** Whether the command is meant to make everything that the paper shows. */
    makesEverything?: boolean;
    /** Commands that it is known to run, as `stepsOf` gives them. */
    steps?: readonly string[];
  };

/** What one file says. */
export interface ManifestPart {
  /** The whole of it, where it is our own manifest. */
  own?: Manifest;
  experiments?: PartialExperiment[];
  claims?: ManifestClaim[];
  /** Files that must be made again, by a command that this file does not name. */
  outputs?: string[];
  paper?: PaperMetadata;
  /** What it names and the service cannot do, each a whole sentence. */
  notes?: string[];
}

/** What one file says, with its path. */
export interface SourcedPart {
  path: string;
  confidence: Confidence;
  isLastResort?: boolean;
  part: ManifestPart;
}

/** A file that is not valid may still say something: what is valid of it counts. */
export interface ReadPart {
  part: ManifestPart;
  problems: TextProblem[];
}

/** One kind of manifest, or of file that names commands. */
export interface ManifestKind {
  /** Its names in the root of the code repository: the first that is there is read. */
  names: readonly string[];
  /** Finds the file that stands for it, where no name does: none of them is there. */
  find?(paths: ReadonlySet<string>): string | null;
  /** Whether it counts only where no other file says what is run. */
  isLastResort?: boolean;
  /** What else it reads, where it is there. */
  companions?: readonly string[];
  /** Files anywhere in the code repository, whose text tells what a command does. */
  scripts?: RegExp;
  /** How sure it is that its commands are the experiments that the authors mean. */
  confidence: Confidence;
  /** Whether it only describes the paper or the code: a problem in it never stands in the way. */
  isDescription?: boolean;
  read(path: string, files: RepositoryFiles): ReadPart;
}
