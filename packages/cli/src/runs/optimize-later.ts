import { setFlagsFromString } from 'node:v8';

/** Measured with Node 20 and its interrupt budget. Other versions optimize otherwise. */
export const MEASURED_WITH = /^11\.3\./;
export const USUAL_BUDGET = 67_584;

const LARGER_BUDGET = 270_000;
const MILLISECONDS = 600;

/**
 * Lets V8 wait longer before it optimizes a function. Each thread has its own optimized code, made by helper threads.
 * With a solving thread on every core they cost time, which short runs never regain. Later on it is, so that after a
 * moment all is as usual (decision 171).
 */
export function optimizeLater(): void {
  if (!MEASURED_WITH.test(process.versions.v8)) return;
  setFlagsFromString(`--interrupt-budget=${LARGER_BUDGET}`);
  setTimeout(() => setFlagsFromString(`--interrupt-budget=${USUAL_BUDGET}`), MILLISECONDS).unref();
}
