import { type RoundNews, RoundsBackend } from '@slidewise/batch';
import { say } from '../../terminal/complain.js';
import { statusLine } from '../../terminal/status-line.js';
import { showAmount, showCount } from '../../terminal/units.js';
import type { BatchSolveFlags } from './options.js';
import type { BoardRunKind } from './run-boards.js';

/** Each board in rounds of parts; what a round has proved is said. */
export function inRounds({ chunk, quiet }: BatchSolveFlags): BoardRunKind {
  let proved: RoundNews | undefined;
  let parts: string | undefined;
  return {
    chunk: 1,
    backend: (workers, out) => (manifest) =>
      new RoundsBackend(manifest, {
        out,
        backend: workers,
        ...(chunk === undefined ? {} : { chunk }),
        report: (note) => say(`note: ${note}`),
        onRound: (board, news) => {
          proved = news;
          if (quiet) return;
          statusLine.clear();
          const { rounds, bound, generated } = news;
          say(
            `${board}: no solution is shorter than ${bound} (${showAmount(rounds, 'round')}, ${showAmount(generated, 'node')})`,
          );
        },
        onProgress: ({ items, total = 1 }) => {
          const so = proved === undefined ? '' : `at least ${proved.bound} · `;
          parts = total === 1 ? 'beginning' : `${so}${showCount(items)} of ${showAmount(total, 'part')}`;
        },
      }),
    progress: () => parts,
  };
}
