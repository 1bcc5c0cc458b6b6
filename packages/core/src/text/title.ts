import { assertArguments, aText } from '../check.js';

/** A file's name as a title: `jam-01` is Jam 1, `4x3-easy` is 4×3 Easy. */
export function titleOf(name: string): string {
  assertArguments(['name', name, aText]);
  return name
    .replace(/^.*\//, '')
    .replace(/(\d+)x(\d+)/g, '$1×$2')
    .replace(/:/g, ' ')
    .split(/[- ]+/)
    .map((word) => (/^\d+$/.test(word) ? String(Number(word)) : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
