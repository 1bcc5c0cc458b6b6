import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { untilAborted } from '@slidewise/node/abort';
import { isLoopback } from '@slidewise/node/web-server';
import { createService, listen, originError } from '@slidewise/server';
import { defined } from '@slidewise/server/answers';
import { PUZZLES } from '../../input/collection.js';
import { readTextFile } from '../../input/input.js';
import { SHARDS } from '../../input/shards.js';
import { onSignals } from '../../runs/signals.js';
import { complain } from '../../terminal/complain.js';
import { fitted } from '../../terminal/wrap.js';
import type { ProgramSpec } from '../../usage/spec.js';
import type { ServeFlags } from './options.js';

const USUAL_TIME = 30_000;
const USUAL_MEMORY = 2 ** 29;

/** The build puts a copy of the web app beside the bundle. */
const WEB = fileURLToPath(new URL('web', import.meta.url));

/** Serves until Ctrl-C or SIGTERM, and returns the exit code. */
export async function run(flags: ServeFlags, { version }: ProgramSpec): Promise<number> {
  const { host, port, queue, cells, rate, cors = [], logBoards } = flags;
  const token = await readToken(flags.tokenFile);
  if (token !== undefined && 'error' in token) return complain(token.error);
  if (token === undefined && !isLoopback(host)) {
    return complain(`other machines can reach ${host}: give --token-file, so that not everybody may use it`);
  }
  const wrong = cors.map(originError).find((error) => error !== undefined);
  if (wrong !== undefined) return complain(`--cors: ${wrong}`);
  if (flags.web && !existsSync(WEB)) {
    return complain('the web app is missing beside the program: build it with "npm run build"');
  }
  const ending = onSignals();
  const service = await createService({
    host,
    version,
    queue,
    origins: cors,
    folders: { puzzles: PUZZLES, shards: SHARDS },
    threads: flags.threads ?? availableParallelism(),
    limits: {
      milliseconds: flags.timeLimit ?? USUAL_TIME,
      bytes: flags.memoryLimit ?? USUAL_MEMORY,
      cells,
    },
    log: process.stderr,
    ...defined({ rate, logBoards, token: token?.text, web: flags.web ? WEB : undefined }),
  });
  const listening = await listen(service.app, port, host);
  if ('error' in listening) {
    await service.close();
    return complain(listening.error);
  }
  process.stdout.write(
    `${fitted(`The service is at ${listening.address}, and ${listening.address}docs shows it (Ctrl-C stops it)`, process.stdout)}\n`,
  );
  await untilAborted(ending.signal);
  await service.close();
  return 0;
}

/** The token in a file; undefined if no file is named. */
async function readToken(path: string | undefined): Promise<{ text: string } | { error: string } | undefined> {
  if (path === undefined) return undefined;
  const source = await readTextFile(path);
  if ('error' in source) return { error: `${path}: ${source.error}` };
  const text = source.text.trim();
  if (!/^[\x21-\x7e]{16,}$/.test(text)) {
    return { error: `${path}: a token is one word of 16 or more letters, digits and marks` };
  }
  return { text };
}
