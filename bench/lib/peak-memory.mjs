// Loaded into a process that is measured (`node --import`): at its end it prints the most memory that it took, in kilobytes.
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) process.on('exit', () => writeSync(3, `${process.resourceUsage().maxRSS}`));
