import type { ClassOption, Enumerating } from '../../contract/facets/enumerating.js';
import { LONGEST_SIDE } from './class-values.js';

const options = [
  { id: 'size', summary: `columns and rows of the board, up to ${LONGEST_SIDE}x${LONGEST_SIDE}`, required: true },
  { id: 'lengths', summary: 'the lengths of vehicles other than the target, which has 2 cells: 2,3 if left out' },
  { id: 'walls', summary: 'how many cells are walls, or from how many to how many, such as 0..1: 0 if left out' },
  { id: 'row', summary: 'the row of the target, from 1: the middle one, or the one above the middle, if left out' },
] as const satisfies readonly ClassOption[];

const summary =
  'for each component that can be solved and whose hardest position is minimal: no vehicle or wall can be taken away without making its solution shorter';

export const enumerating: Enumerating = {
  summary,
  options,
  example: { size: '4x4' },
  open: async (values) => (await import('./open-class.js')).openClass(values),
  counting: {
    summary:
      'boards without walls, up to 6x6, whose target is the last vehicle of its row: all of them, and the plain ones, whose target is alone in its row and whose rows and columns are not full',
    open: async (values) => (await import('./open-class.js')).openCount(values),
  },
};
