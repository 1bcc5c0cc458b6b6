import type { Family, SearchSettings } from '@slidewise/core/contract';
import type { Algorithm } from '@slidewise/core/search';
import { type Label, t } from '../../texts/index.js';

/** A value of a setting, and what it is called. */
interface Choice {
  readonly id: string;
  readonly title: string;
}

/** A setting to choose: one of some values, or a whole number. */
export interface SettingField {
  readonly title: Label;
  /** What is chosen; empty where it is left to the algorithm. */
  readonly value: string;
  readonly choices?: readonly Choice[];
  /** For numbers: the smallest, and what is taken where none is given. */
  readonly least?: number;
  readonly usual?: string;
  /** All settings, with another value of this one. */
  set(value: string): SearchSettings;
}

/** With more operators, nobody looks for an order in a list. */
const MOST_OPERATORS = 4;

/** The settings to offer for an algorithm, given the chosen ones. */
export function offeredSettings(
  board: { readonly family: Family; readonly position: unknown; readonly metric: string },
  algorithm: Algorithm,
  settings: SearchSettings,
): readonly SettingField[] {
  const { order, ties = 'board', seed } = settings;
  const field = (
    name: keyof SearchSettings,
    more: Omit<SettingField, 'value' | 'set'>,
    without: readonly (keyof SearchSettings)[] = [],
  ): SettingField => ({
    ...more,
    value: String(settings[name] ?? more.choices?.[0]?.id ?? ''),
    set(value) {
      const { [name]: _, ...others } = settings;
      const kept = Object.fromEntries(
        Object.entries(others).filter(([other]) => !without.some((each) => each === other)),
      );
      if (value === '' || value === more.choices?.[0]?.id) return kept;
      return {
        ...kept,
        [name]: more.choices === undefined ? Math.max(more.least ?? 0, Math.round(Number(value))) : value,
      };
    },
  });
  const told = (choices: readonly { id: string; title: Label }[]): Choice[] =>
    choices.map(({ id, title }) => ({ id, title: t(title) }));
  const takesTies = algorithm.settings.includes('ties');
  const isDrawn = order === 'shuffled' || ties === 'shuffled' || !algorithm.settings.includes('order');
  const offered: Record<keyof SearchSettings, () => SettingField | undefined> = {
    depth: () =>
      field('depth', { title: 'Depth', least: 0, usual: algorithm.id === 'depth-limited' ? '50' : t('no limit') }),
    width: () => field('width', { title: 'Width', least: 1, usual: '100' }),
    duplicates: () => field('duplicates', { title: 'Leaves out', choices: told(duplicatesFor(algorithm)) }),
    // An order matters only where ties go by the time of arrival.
    ties: () => field('ties', { title: 'Ties', choices: told(TIES) }, ['order', 'seed']),
    order: () =>
      takesTies && ties !== 'fifo' && ties !== 'lifo'
        ? undefined
        : field('order', { title: 'Order', choices: [...told(ORDERS), ...ordersOf(board)] }, ['seed']),
    seed: () => (isDrawn || seed !== undefined ? field('seed', { title: 'Seed', least: 0, usual: '1' }) : undefined),
  };
  return algorithm.settings.flatMap((name) => offered[name]() ?? []);
}

const TIES = [
  { id: 'board', title: 'small h, then as read' },
  { id: 'shuffled', title: 'small h, then shuffled' },
  { id: 'fifo', title: 'first in, first out' },
  { id: 'lifo', title: 'last in, first out' },
] as const satisfies readonly { id: string; title: Label }[];

const ORDERS = [
  { id: 'reads', title: 'as boards read' },
  { id: 'reversed', title: 'the other way round' },
  { id: 'shuffled', title: 'shuffled' },
] as const satisfies readonly { id: string; title: Label }[];

const DUPLICATES = {
  none: 'nothing',
  path: 'boards on its path',
  all: 'all boards that it visited',
} as const satisfies Readonly<Record<string, Label>>;

/** What it does by itself comes first. */
function duplicatesFor({ id }: Algorithm): { id: string; title: Label }[] {
  const usual = id === 'iddfs' ? 'path' : 'all';
  const ids = [usual, ...Object.keys(DUPLICATES).filter((each) => each !== usual)] as (keyof typeof DUPLICATES)[];
  return ids.map((each) => ({ id: each, title: DUPLICATES[each] }));
}

/** All orders of the directions of a board, where it has directions. */
function ordersOf({
  family,
  position,
  metric,
}: Parameters<typeof offeredSettings>[0]): { id: string; title: string }[] {
  const names = family.space(position, metric).operators?.names ?? [];
  if (names.length > MOST_OPERATORS) return [];
  const orders = names.reduce<string[]>(
    (parts, name) =>
      parts.flatMap((part) =>
        Array.from({ length: part.length + 1 }, (_, i) => part.slice(0, i) + name + part.slice(i)),
      ),
    names.length === 0 ? [] : [''],
  );
  return orders.sort().map((id) => ({ id, title: id }));
}
