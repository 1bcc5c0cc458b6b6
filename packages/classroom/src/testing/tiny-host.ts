import { setImmediate as nextTurn } from 'node:timers/promises';
import { familyById } from '@slidewise/core/families';
import { guessFamily } from '@slidewise/core/reading';
import { ok, type Result, unwrap } from '@slidewise/core/result';
import { type Solution, solve } from '@slidewise/core/solving';
import type { Host } from '../host.js';

/** What a program wrote, and its exit code. */
export interface Transcript {
  readonly output: string;
  /** Notes and complaints, one on a line. */
  readonly said: string;
  readonly code: number;
}

/** Runs a program with the board as a text in the place of a path, and with some input. */
export async function transcript(program: (host: Host) => Promise<number>, input = ''): Promise<Transcript> {
  let [output, said] = ['', ''];
  const host: Host = {
    input: (async function* () {
      yield new TextEncoder().encode(input);
    })(),
    isTyped: false,
    mustNotWait: () => false,
    write(text) {
      output += text;
    },
    writeError(text) {
      said += text;
    },
    say(sentence) {
      said += `${sentence}\n`;
    },
    complain(sentence) {
      said += `${sentence}\n`;
      return 2;
    },
    exitInterrupted: 130,
    now: () => 0,
    nextTurn: () => nextTurn(),
    onInterrupt: () => new AbortController().signal,
    newInterruption: () => ({ during: (work) => work(new AbortController().signal) }),
    async readBoard(text, ways) {
      let error = '';
      for (const way of ways) {
        const { family: id, ...options } = way(text);
        const family = familyById(id ?? '') ?? guessFamily(text, options);
        const reading = family.parse(text, options);
        if (reading.ok) return { label: 'board', family, reading: reading.value };
        error ||= reading.problem.message;
      }
      return { error };
    },
    withSolver: (work) =>
      work(async (_, family, position, { mostExpansions, ...options }): Promise<Result<Solution>> => {
        const limits = mostExpansions === undefined ? {} : { limits: { expansions: mostExpansions } };
        return ok(unwrap(solve(family, position, { ...options, ...limits })));
      }),
    files: {
      boardsIn: async () => ({ error: 'there are no folders' }),
      join: (folder, name) => `${folder}/${name}`,
      isSame: () => false,
      makeFolder: () => undefined,
      write: async () => undefined,
    },
  };
  const code = await program(host);
  return { output, said, code };
}
