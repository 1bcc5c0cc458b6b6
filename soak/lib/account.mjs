// What a round has done, by counts, and what it has found.

/** Thrown where something is not as it should be; the message says what. */
class Finding extends Error {}

export function assertArguments(holds, message) {
  if (!holds) throw new Finding(typeof message === 'function' ? message() : message);
}

export class Account {
  counts = {};
  findings = [];
  /** What people want to read of a round, beside its counts. */
  notes = [];

  count(what, by = 1) {
    this.counts[what] = (this.counts[what] ?? 0) + by;
  }

  /** Does something that should neither fail nor find anything; `about` says what it was about, if it does. */
  try(what, about, work) {
    this.count(what);
    try {
      return work();
    } catch (error) {
      const message = error instanceof Finding ? error.message : `threw ${error?.stack ?? error}`;
      this.findings.push(`${typeof about === 'function' ? about() : about}: ${message}`);
      return undefined;
    }
  }
}

/** A text as it can stand in a finding: so that it can be copied, and no longer than anybody reads. */
export function excerpt(text) {
  return text.length <= 400
    ? JSON.stringify(text)
    : `${JSON.stringify(text.slice(0, 200))} … ${JSON.stringify(text.slice(-100))} (${text.length} characters)`;
}
