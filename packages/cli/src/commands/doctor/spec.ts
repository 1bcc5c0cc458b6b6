import { defineCommand } from '../../usage/spec.js';
import { DOCTOR_OPTIONS } from './options.js';

export const doctor = defineCommand({
  name: 'doctor',
  summary: 'say what this machine offers, and what is slow because of it',
  description:
    'Checks what Slidewise makes use of: Node, threads, memory, WebAssembly, the cache of tables, compiled code of the last start, browsers, and Redis if an address is given. Each line says what is there. A second line says what is slow without it, and what helps. Nothing is changed and nothing is fetched.',
  options: DOCTOR_OPTIONS,
  details: [
    'With --json, the status of a check is good, slow (works, but takes longer), absent (cannot be used here; all else works) or broken.',
  ],
  examples: ['slidewise doctor', 'slidewise doctor --redis redis://127.0.0.1:6379', 'slidewise doctor --json'],
  exitCodes: { 0: 'nothing is broken', 1: 'something is broken', 2: 'bad usage' },
  load: () => import('./run.js'),
});
