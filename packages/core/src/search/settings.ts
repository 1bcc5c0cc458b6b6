import {
  aFunction,
  aList,
  anInteger,
  anObject,
  assertArguments,
  aText,
  type Check,
  objectWith,
  oneOf,
  optional,
  wholeNumber,
} from '../check.js';
import type { Duplicates, SearchSettings, Ties } from '../contract/engine/search.js';
import type { Space } from '../contract/engine/space.js';
import { orderNotHeeded } from '../messages/en/solving.js';
import type { Message } from '../messages/message.js';
import { orderError } from './successor-order.js';

const someSettings = objectWith({
  depth: optional(wholeNumber(0)),
  width: optional(wholeNumber(1)),
  seed: optional(anInteger),
  duplicates: optional(oneOf(['none', 'path', 'all'] satisfies Duplicates[])),
  ties: optional(oneOf(['board', 'shuffled', 'fifo', 'lifo'] satisfies Ties[])),
  order: optional(aText),
} satisfies Record<keyof SearchSettings, Check>);

const anAdjustable = objectWith({ id: aText, settings: aList });

/** An algorithm that takes settings. */
interface Adjustable {
  readonly id: string;
  readonly settings: readonly (keyof SearchSettings)[];
}

/**
 * Why an algorithm cannot work with settings that it takes, if it cannot. It comes with the algorithms that take some, so that pages
 * without them do not carry it.
 */
export function settingsError(
  algorithm: Adjustable,
  settings: SearchSettings,
  space: () => Space,
): Message | undefined {
  assertArguments(
    ['algorithm', algorithm, anAdjustable],
    ['settings', settings, anObject],
    ['space', space, aFunction],
  );
  const { id, settings: taken } = algorithm;
  const error = someSettings(settings, 'options.settings');
  const { order, ties = 'board' } = settings;
  if (error !== undefined || order === undefined) return error;
  const isByBoard = ties === 'board' || ties === 'shuffled';
  return taken.includes('ties') && isByBoard ? orderNotHeeded({ algorithm: id }) : orderError(space(), order);
}
