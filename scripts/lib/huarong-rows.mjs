// The rows of atlas/huarong-{steps,slides,moves}.jsonl.gz, with the pieces of their boards.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { layoutWithId } from '../../packages/core/dist/bricks/huarong/layout-id.js';
import { boardOf, LYING, SINGLE, STANDING } from '../../packages/core/dist/bricks/huarong/numbering.js';

/** The components of all boards of Huarong Dao, as `slidewise enumerate` prints them in a metric; `id` is the board in five characters. */
export function huarongRows(metric) {
  const packed = readFileSync(new URL(`../../atlas/huarong-${metric}.jsonl.gz`, import.meta.url));
  const lines = gunzipSync(packed).toString().trimEnd().split('\n');
  return lines.map((line) => {
    const { text, ...row } = JSON.parse(line);
    const id = text.replace('huarong:', '');
    return { id, ...piecesOf(id), ...row };
  });
}

/** How many 1×2 stand and lie, how many 1×1 there are, and how many free cells. */
function piecesOf(id) {
  const { begins } = boardOf(layoutWithId(id));
  const [standing, lying, singles] = [STANDING, LYING, SINGLE].map(
    (kind) => begins.filter((each) => each === kind).length,
  );
  return { standing, lying, singles, free: 16 - 2 * (standing + lying) - singles };
}
