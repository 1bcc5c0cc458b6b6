import type { Explanation, Reason } from '../contract/heuristics.js';
import * as say from '../messages/en/rush-hour.js';
import { indirectAccount } from './heuristics/heuristics.js';
import { type RushHourPosition, targetOf } from './position.js';
import { isSolved } from './rules.js';

/** The vehicles that must move: the terms of the heuristic `indirect`, which is the same in both metrics. */
export function explain(position: RushHourPosition): Explanation {
  const account = indirectAccount(position);
  const names = position.vehicles.map(({ name }) => name);
  const target = names.indexOf(position.target);
  const reasons = account.map(({ vehicle, blocked }): Reason => {
    const pair = { vehicle: names[vehicle]!, blocked: names[blocked]! };
    const why =
      blocked === target ? say.standsInFront({ vehicle: pair.vehicle, target: pair.blocked }) : say.inTheWay(pair);
    return { why, done: say.outOfTheWay(pair), pieces: [vehicle, blocked] };
  });
  if (reasons.length === 0 && !isSolved(position)) {
    const { name } = targetOf(position);
    const values = { target: name };
    reasons.push({ why: say.nothingInFront(values), done: say.targetAtExit(values), pieces: [target] });
  }
  return { heuristic: 'indirect', bound: account.length, reasons };
}
