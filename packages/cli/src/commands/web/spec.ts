import { defineCommand } from '../../usage/spec.js';
import { WEB_OPTIONS } from './options.js';

export const web = defineCommand({
  name: 'web',
  summary: 'serve the web app on this machine',
  description:
    'Serves the web app that comes with the program, for browsers on this machine; where the manual was built, it is at /manual/. Nothing is fetched from anywhere else, and nothing is sent anywhere. Ctrl-C and SIGTERM end it.',
  options: WEB_OPTIONS,
  examples: ['slidewise web', 'slidewise web --open', 'slidewise web --port 0'],
  exitCodes: { 0: 'ended by Ctrl-C or SIGTERM', 2: 'bad usage, or it cannot listen there' },
  load: () => import('./run.js'),
});
