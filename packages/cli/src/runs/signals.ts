import { constants } from 'node:os';

/** What ends a run. */
export interface Ending {
  readonly signal: AbortSignal;
  /** The exit code that belongs to the signal that came; undefined if none has. */
  readonly code: number | undefined;
  /** Leaves signals to others again. */
  forget(): void;
}

/** Connections to a Redis that is away are tried again for ever; they must not keep the program from ending. */
export function endSoon(code: number): number {
  setTimeout(() => process.exit(code), 300).unref();
  return code;
}

/** A signal that Ctrl-C and SIGTERM abort. A second Ctrl-C ends the program at once. */
export function onSignals(): Ending {
  const controller = new AbortController();
  let code: number | undefined;
  const names = ['SIGINT', 'SIGTERM'] as const;
  const listeners = names.map((name) => () => {
    code ??= 128 + constants.signals[name];
    controller.abort();
  });
  for (const [i, name] of names.entries()) process.once(name, listeners[i]!);
  return {
    signal: controller.signal,
    get code() {
      return code;
    },
    forget: () => {
      for (const [i, name] of names.entries()) process.off(name, listeners[i]!);
    },
  };
}
