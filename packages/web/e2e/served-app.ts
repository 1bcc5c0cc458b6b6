import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../cli/bundle/slidewise.js', import.meta.url));

/** The app as users get it: served by `slidewise web`. */
export interface ServedApp {
  readonly address: string;
  stop(): Promise<void>;
}

export async function serveApp(): Promise<ServedApp> {
  if (!existsSync(program)) throw new Error('The program is not built: run npm run build');
  const server = spawn(process.execPath, [program, 'web', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (data: Buffer) => {
      const found = /http:\S+/.exec(String(data));
      if (found !== null) resolve(found[0]);
    });
    server.once('exit', () => reject(new Error('slidewise web ended by itself')));
  });
  return {
    address,
    async stop() {
      if (server.exitCode !== null) return;
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
    },
  };
}
