import type { BoardClass, ClassOption, Enumerating } from '../../contract/enumerating.js';
import { ok, problem, type Result } from '../../result.js';
import { unknownId } from '../../text/nearest.js';
import { showText } from '../../text/rows.js';
import { hardestStart } from './hardest-start.js';
import { klotskiSets, type PieceSet, pieceSetsIn } from './pieces.js';

/** Boards with more cells have sets with more positions than anybody would wait for. */
const MOST_CELLS = 20;

const METRICS = [{ id: 'steps' }, { id: 'slides' }, { id: 'moves' }];

const options = [
  { id: 'size', summary: `columns and rows of the board, of up to ${MOST_CELLS} cells: 4x5`, required: true },
  {
    id: 'pieces',
    summary:
      'the master, then the other pieces, such as 2x2,1x2*5,1x1*4; each may stand or lie, so that this is six sets. If left out: all sets of one 2x2, 1x2 and 1x1 with two free cells',
  },
  { id: 'metric', summary: 'what the length of a solution counts: steps if left out' },
] as const satisfies readonly ClassOption[];

const summary =
  'for each set of pieces that can be solved: the hardest start of all, if the master belongs in the middle of the bottom row';

type Values = { readonly [Id in (typeof options)[number]['id']]?: string };

export const enumerating: Enumerating = {
  summary,
  options,
  example: { size: '3x4', pieces: '2x2,1x2*2,1x1*2' },
  open,
};

function open({ size = '', pieces, metric = 'steps' }: Values): Result<BoardClass> {
  const sides = /^(\d{1,5})x(\d{1,5})$/.exec(size);
  if (sides === null) return problem(`the size ${showText(size)} is not of the form 4x5`);
  const [width, height] = sides.slice(1).map(Number) as [number, number];
  if (width * height > MOST_CELLS || Math.min(width, height) < 1 || width * height < 6) {
    return problem(`boards of 6 to ${MOST_CELLS} cells can be enumerated, not of ${width}×${height}`);
  }
  if (!METRICS.some(({ id }) => id === metric)) return problem(unknownId('metric', metric, METRICS));
  if (pieces === undefined && Math.min(width, height) < 2) {
    return problem(`a piece of 2x2 does not fit on a board of ${width}×${height}`);
  }
  const sets = pieces === undefined ? ok(klotskiSets(width, height)) : pieceSetsIn(pieces, width, height);
  return sets.ok ? ok(classOf(sets.value, width, height, metric)) : sets;
}

function classOf(sets: readonly PieceSet[], width: number, height: number, metric: string): BoardClass {
  return {
    shards: sets.length,
    rows(shard) {
      const row = hardestStart(sets[shard]!, width, height, metric);
      return row === undefined ? [] : [row];
    },
  };
}
