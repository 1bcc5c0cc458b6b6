import { defineCommand } from '../../usage/spec.js';
import { MCP_OPTIONS } from './options.js';

export const mcp = defineCommand({
  name: 'mcp',
  summary: 'offer tools to language models',
  description:
    'Solves, checks, rates, makes and draws boards as tools for language models, with the collection as resources: a server of the Model Context Protocol (MCP) over standard input and output. Programs that use models start it themselves. It ends with its input, and by Ctrl-C or SIGTERM; notes go to standard error. "slidewise serve --mcp" offers the same over HTTP.',
  options: MCP_OPTIONS,
  examples: ['slidewise mcp', 'slidewise mcp --threads 2 --time-limit 10s'],
  exitCodes: { 0: 'the input has ended, or Ctrl-C or SIGTERM came', 2: 'bad usage' },
  load: () => import('./run.js'),
});
