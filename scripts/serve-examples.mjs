// Serves the examples on this machine: npm run examples, or npm run examples -- --port 8371
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { listen, staticServer } from '../packages/node/dist/web-server/index.js';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8371' } } });
const HOST = '127.0.0.1';
const server = staticServer(fileURLToPath(new URL('..', import.meta.url)), HOST);
const listening = await listen(server, Number(values.port), HOST);
if ('error' in listening) {
  process.stderr.write(`slidewise: ${listening.error}\n`);
  process.exit(2);
}
for (const name of ['plain', 'deck']) process.stdout.write(`${listening.address}examples/${name}/\n`);
