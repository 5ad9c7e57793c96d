import type { Comparator } from "../../__generated__/enumerations.ts";
import type { MeasurementSource } from "../measurement/observation.ts";

/** A manifest that satisfies `experiment.schema.json`, before defaults: optional members may be absent. */
export interface RawManifest {
  version: 1;
  experiments: RawExperiment[];
  environment?: { image: string };
  claims?: RawClaim[];
}

export interface RawExperiment {
  id: string;
  command: string;
  timeout?: number;
  memory?: number;
  seed?: number;
  seeds?: number[];
  repetitions?: number;
  requires?: string[];
  outputs?: string[];
  workdir?: string;
  env?: Record<string, string>;
}

export interface RawClaim {
  id: string;
  type?: string;
  statement: string;
  locator?: string;
  experiment?: string;
  measurements?: RawMeasurement[];
}

export interface RawMeasurement {
  id: string;
  metric: string;
  unit?: string;
  comparator?: Comparator;
  reported?: string;
  printed?: "figure";
  tolerance?: number | string;
  primary?: boolean;
  from: RawSource;
  uncertainty?: RawSource;
}

/** It has `file` or `files`. */
export type RawSource = Omit<MeasurementSource, "file"> & { file?: string };
