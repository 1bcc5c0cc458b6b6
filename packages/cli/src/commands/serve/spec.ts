import { defineCommand } from '../../usage/spec.js';
import { SERVE_OPTIONS } from './options.js';

export const serve = defineCommand({
  name: 'serve',
  summary: 'answer other programs over HTTP',
  description:
    'Solves, checks, rates, makes and draws boards for programs in any language, over HTTP with JSON. The page /docs shows all that it takes, and /openapi.json says it to programs. A line of JSON for each request goes to standard error. Ctrl-C and SIGTERM end it, after what was accepted is answered.',
  options: SERVE_OPTIONS,
  examples: [
    'slidewise serve',
    'slidewise serve --port 0 --web',
    'slidewise serve --host 0.0.0.0 --token-file token.txt',
  ],
  exitCodes: { 0: 'ended by Ctrl-C or SIGTERM', 2: 'bad usage, or it cannot listen there' },
  load: () => import('./run.js'),
});
