const EXIT_BAD_INPUT = 2;

/** Says what is wrong in one sentence on stderr; returns the exit code for it. */
export function complain(trouble: string): number {
  process.stderr.write(`slidewise: ${trouble}\n`);
  return EXIT_BAD_INPUT;
}
