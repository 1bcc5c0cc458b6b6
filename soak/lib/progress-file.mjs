// How far each part has come, so that a later run can go on from there.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../../node_modules/.cache/slidewise-soak/', import.meta.url);

/** Where it is kept, for people. */
export const progressFolder = fileURLToPath(folder);

/** A part that has not begun. */
export function fresh(seed) {
  return { nextSeed: seed, rounds: 0, milliseconds: 0, counts: {}, findings: [] };
}

export function load(part) {
  try {
    return JSON.parse(readFileSync(fileOf(part), 'utf8'));
  } catch {
    return undefined;
  }
}

export function save(part, progress) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${part}.new`, folder), `${JSON.stringify(progress, undefined, 2)}\n`);
  renameSync(new URL(`${part}.new`, folder), fileOf(part));
}

function fileOf(part) {
  return new URL(`${part}.json`, folder);
}
