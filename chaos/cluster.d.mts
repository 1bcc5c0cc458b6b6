/** Runs boards through a cluster with so many faults; returns the merged rows, how many faults of each kind there were, and which keys are left in Redis. */
export function chaos(options: {
  readonly boards: readonly string[];
  readonly faults: number;
  readonly seed: number;
  readonly folder: string;
}): Promise<{
  readonly merged: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly jobs: readonly string[];
}>;
/** The merged rows of the same boards without any of that. */
export function undisturbed(boards: readonly string[], folder: string): string;
