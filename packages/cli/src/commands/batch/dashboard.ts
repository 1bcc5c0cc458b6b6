import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RunError } from '@slidewise/batch';
import { dashboardServer } from '@slidewise/batch/dashboard';
import { checkRedis } from '@slidewise/batch/redis';
import { untilAborted } from '@slidewise/node/abort';
import { listen } from '@slidewise/node/web-server';
import { redisPlace } from '../../runs/redis-place.js';
import { endSoon, onSignals } from '../../runs/signals.js';
import { complain, say } from '../../terminal/complain.js';
import type { DashboardFlags } from './options.js';

/** The build puts the pages of bull-board beside the bundle. */
const PAGES = fileURLToPath(new URL('dashboard-ui', import.meta.url));
/** For browsers on this machine only: a view of the queue is a view of the boards. */
const HOST = '127.0.0.1';

/** Shows what is on the queue until Ctrl-C; returns the exit code. */
export async function run(flags: DashboardFlags): Promise<number> {
  const place = await redisPlace(flags);
  if ('error' in place) return complain(place.error);
  if (!existsSync(PAGES)) return complain('the pages of bull-board are missing beside the program: npm run build');
  const ending = onSignals();
  try {
    for (const note of await checkRedis(place)) say(`note: ${note}`);
    const { server, close } = dashboardServer(place, HOST, PAGES, say);
    const listening = await listen(server, flags.port, HOST);
    if ('error' in listening) {
      close();
      return complain(listening.error);
    }
    process.stdout.write(`The queue is at ${listening.address} (Ctrl-C stops it)\n`);
    await untilAborted(ending.signal);
    close();
    return endSoon(0);
  } catch (error) {
    if (error instanceof RunError) return complain(error.message);
    throw error;
  } finally {
    ending.forget();
  }
}
