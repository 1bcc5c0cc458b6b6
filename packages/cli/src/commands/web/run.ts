import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { untilAborted } from '@slidewise/node/abort';
import { close, listen, staticServer } from '@slidewise/node/web-server';
import { onSignals } from '../../runs/signals.js';
import { complain, say } from '../../terminal/complain.js';
import { fitted } from '../../terminal/wrap.js';
import type { WebFlags } from './options.js';

/** The build puts a copy of the web app beside the bundle, so that an installed package has it too. */
const HOME = fileURLToPath(new URL('web', import.meta.url));

/** Serves the web app until Ctrl-C or SIGTERM, which are the usual ends of a server and no failures; returns the exit code. */
export async function run({ port, host, open }: WebFlags): Promise<number> {
  if (!existsSync(HOME)) return complain('the web app is missing beside the program: build it with "npm run build"');
  const server = staticServer(HOME, host);
  const { signal } = onSignals();
  const listening = await listen(server, port, host);
  if ('error' in listening) return complain(listening.error);
  const { address } = listening;
  process.stdout.write(`${fitted(`Slidewise is at ${address} (Ctrl-C stops it)`, process.stdout)}\n`);
  if (open) openInBrowser(address, server);
  await untilAborted(signal);
  close(server);
  return 0;
}

/** Opens an address of a server in a browser, or says that it cannot be done. */
function openInBrowser(address: string, server: Server): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', address]
        : ['xdg-open', address];
  const child = spawn(command!, args, { stdio: 'ignore', detached: true });
  let visited = false;
  server.once('request', () => {
    visited = true;
  });
  const failed = (): void => say(`note: no browser could be opened here: open ${address} in one by hand`);
  child.once('error', failed);
  // It may last as long as the browser. However that ends, someone has asked for the page.
  child.once('exit', (code) => {
    if (code !== 0 && !visited) failed();
  });
  child.unref();
}
