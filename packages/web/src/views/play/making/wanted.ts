import type { Look } from '@slidewise/core/draw';
import { closed, familyOf, isOpenName, readMadeName } from '../../../collection/made-names.js';
import type { FamilyTitle } from '../../../collection/puzzle.js';
import { amount, known, t } from '../../../texts/index.js';

/** What is said of a board before it is there. */
export interface WantedBoard {
  readonly title: string;
  /** What is being done. */
  readonly activity: string;
  readonly width: number;
  readonly height: number;
  readonly unit: string;
  readonly look: Look;
}

/** What the name of a made puzzle says of its board. */
export function wantedOf(name: string, families: readonly FamilyTitle[]): WantedBoard {
  const made = readMadeName(isOpenName(name) ? closed(name, 0, '2000-01-01') : name);
  const family = families.find(({ id }) => made !== undefined && id === familyOf(made));
  const usual = family?.sizes[0]?.size ?? { width: 6, height: 6 };
  const common = {
    title: family === undefined ? t('New puzzle') : known(family.title),
    unit: family?.unit ?? 'move',
    look: family?.look ?? ('wood' as const),
  };
  if (made?.kind === 'new') {
    const { size, moves } = made.request;
    return { ...common, ...size, activity: t('Making a board of {moves} …', { moves: amount(moves, common.unit) }) };
  }
  if (made?.kind === 'shuffle') return { ...common, ...made.size, activity: t('Shuffling …') };
  return { ...common, ...usual, activity: t('Fetching the board of the day …') };
}
