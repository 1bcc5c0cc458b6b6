import type { Explanation, Reason } from '../contract/heuristics.js';
import { indirectAccount } from './heuristics/heuristics.js';
import { type RushHourPosition, targetOf } from './position.js';
import { isSolved } from './rules.js';

/** The vehicles that must move: the terms of the heuristic `indirect`, which is the same in both metrics. */
export function explain(position: RushHourPosition): Explanation {
  const account = indirectAccount(position);
  const names = position.vehicles.map(({ name }) => name);
  const target = names.indexOf(position.target);
  const reasons = account.map(({ vehicle, blocked }): Reason => {
    const text =
      blocked === target
        ? `${names[vehicle]} stands in front of ${names[target]}`
        : `${names[vehicle]} is in the way of ${names[blocked]}, which can get out of the row on that side only`;
    return { text, done: `${names[vehicle]} is out of the way of ${names[blocked]}`, pieces: [vehicle, blocked] };
  });
  if (reasons.length === 0 && !isSolved(position)) {
    const { name } = targetOf(position);
    const text = `nothing stands in front of ${name}: it can drive to the exit`;
    reasons.push({ text, done: `${name} is at the exit`, pieces: [target] });
  }
  return { heuristic: 'indirect', bound: account.length, reasons };
}
