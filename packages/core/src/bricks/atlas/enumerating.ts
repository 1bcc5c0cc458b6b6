import type { ClassOption, Enumerating } from '../../contract/facets/enumerating.js';
import { MOST_CELLS } from './class-values.js';

const options = [
  { id: 'size', summary: `columns and rows of the board, of up to ${MOST_CELLS} cells: 4x5`, required: true },
  {
    id: 'shapes',
    summary:
      'the master, then the other pieces, such as 2x2,5*1x2,4*1x1; each may stand or lie, so that this is six sets. If left out: all sets of one 2x2, 1x2 and 1x1 with two free cells',
  },
  { id: 'metric', summary: 'what the length of a solution counts: steps if left out' },
  {
    id: 'each',
    summary:
      'set: a line for each set of pieces that can be solved, if left out; component: for each component of the boards of Huarong Dao, 4x5 with one 2x2, 1x2, 1x1 and two or more free cells',
  },
  { id: 'diameters', summary: 'yes: with the greatest distance between two boards of each component, in minutes' },
] as const satisfies readonly ClassOption[];

const summary =
  'for each set of pieces that can be solved, or each component: the hardest start of all, if the master belongs in the middle of the bottom row, or left of it where there is no middle';

export const enumerating: Enumerating = {
  summary,
  options,
  example: { size: '3x4', shapes: '2x2,2*1x2,2*1x1' },
  open: async (values) => (await import('./open-class.js')).openClass(values),
};
