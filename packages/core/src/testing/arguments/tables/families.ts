import { bricks } from '../../../bricks/index.js';
import { families } from '../../../families.js';
import { tiles } from '../../../tiles/index.js';
import { familyTable } from '../family-table.js';
import { at } from '../given.js';
import { count, id, needed, type Parameter } from '../parameter.js';

export const familiesTable: Record<string, readonly Parameter[]> = {
  'rush-hour createPosition': [at],
  'rush-hour potentialMoves': [at, id('steps')],
  'bricks createPosition': familyTable(bricks).check!,
  'bricks potentialMoves': familyTable(bricks).moves!,
  'bricks normalForm': familyTable(bricks).check!,
  'tiles createPosition': familyTable(tiles).check!,
  'tiles moves': familyTable(tiles).moves!,
  'tiles play': familyTable(tiles).play!,
  'tiles isSolved': familyTable(tiles).check!,
  'tiles namedGoal': [needed(id('blank-last')), count(9)],
  'tiles hamming': familyTable(tiles).check!,
  'tiles manhattan': familyTable(tiles).check!,
  'tiles inversions': familyTable(tiles).check!,
  'tiles isSolvable': familyTable(tiles).check!,
  ...Object.fromEntries(
    families.flatMap((each) =>
      Object.entries(familyTable(each)).map(([name, parameters]) => [`${each.id} ${each.id} ${name}`, parameters]),
    ),
  ),
};
