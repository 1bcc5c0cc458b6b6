import { fetchTableFrom, RunError, usualThreads } from '@slidewise/batch';
import { checkRedis, serveQueue, shownUrl } from '@slidewise/batch/redis';
import { redisPlace } from '../../runs/redis-place.js';
import { endSoon, onSignals } from '../../runs/signals.js';
import { collectWithoutHelpers } from '../../runs/without-helpers.js';
import { withTables } from '../../storage/with-tables.js';
import { complain, say } from '../../terminal/complain.js';
import { showAmount } from '../../terminal/units.js';
import type { ProgramSpec } from '../../usage/spec.js';
import type { WorkerFlags } from './options.js';

/** Milliseconds without a sign of life before another worker takes over: enough for a very busy machine. */
const USUAL_LOCK = 30_000;

/** Works on whatever is on the queue until a signal ends it; returns the exit code. */
export async function run(flags: WorkerFlags, { version }: ProgramSpec): Promise<number> {
  const place = await redisPlace(flags);
  if ('error' in place) return complain(place.error);
  const { threads = usualThreads(), lock = USUAL_LOCK } = flags;
  collectWithoutHelpers();
  const ending = onSignals();
  const done = new Map<string, number>();
  try {
    for (const note of await checkRedis(place)) say(`note: ${note}`);
    await withTables((tables) =>
      serveQueue({
        ...{ place, threads, version, lock },
        fetchTable: fetchTableFrom(tables),
        signal: ending.signal,
        report: say,
        onReady: () => {
          const where = `${shownUrl(place.url)} with ${showAmount(threads, 'thread')}`;
          process.stdout.write(`Working for ${where} (Ctrl-C or SIGTERM ends it)\n`);
        },
        onItems: (count, unit) => {
          done.set(unit, (done.get(unit) ?? 0) + count);
        },
      }),
    );
    const amounts = [...done].map(([unit, count]) => showAmount(count, unit));
    process.stdout.write(`${amounts.join(', ') || 'nothing'} done\n`);
    return endSoon(0);
  } catch (error) {
    if (error instanceof RunError) return endSoon(complain(error.message));
    throw error;
  } finally {
    ending.forget();
  }
}
