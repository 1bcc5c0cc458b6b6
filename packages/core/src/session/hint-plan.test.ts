import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { expect, test } from 'vitest';
import { planOf } from './hint-plan.js';

/** The plan at each position of a shortest solution: its moves, and what is said. */
function plansOf(id: string, text: string): { moves: string[]; said: string[] }[] {
  const family = familyById(id)!;
  const metric = family.metrics[0]!.id;
  let { position } = unwrap(family.parse(text.replaceAll('/', '\n'), {}));
  const { moves } = unwrap(solve(family, position));
  return moves.map((move, i) => {
    const plan = planOf(family, position, metric, moves.slice(i));
    for (const [k, { slide }] of plan.moves.entries()) expect(slide.move).toEqual(moves[i + k]);
    position = unwrap(family.play(position, move));
    return {
      moves: plan.moves.map(({ words }) => words.message),
      said: plan.reasons.map((reason) => reason.why.message),
    };
  });
}

test('a plan reaches as far as what its first move is for: who has to leave first, and for whom', () => {
  const plans = plansOf('rush-hour', 'A..BB./ACCC.D/XX.E.D/FF.E.G/...H.G/...H..');
  expect(plans).toHaveLength(8);
  for (const { moves, said } of plans.slice(0, -1)) {
    expect(moves.length).toBeGreaterThanOrEqual(2);
    expect(moves.length).toBeLessThanOrEqual(4);
    const [, by, next, later] = /^(.*) makes way for (.*?)(?:, (\d+) moves later)?\.$/.exec(said.at(-1)!) ?? [];
    if (by === undefined) continue;
    expect(by).toBe(moves[0]);
    if (Number(later ?? 1) < moves.length) expect(moves[Number(later ?? 1)]).toBe(next);
  }
  expect(plans.filter(({ said }) => said.some((text) => text.includes('makes way')))).not.toHaveLength(0);
  expect(plans.at(-1)).toEqual({ moves: [expect.stringMatching(/^X right/)], said: ['It solves the board.'] });
});

test('tiles: four moves, and the subgoal; that a move makes room for the next goes without saying', () => {
  const plans = plansOf('tiles', '4 1 3/7 2 5/0 8 6');
  expect(plans[0]!.moves).toHaveLength(4);
  for (const { said } of plans) expect(said.join(' ')).toMatch(/^(Then|In \d+ moves,|It) [^.]*\.$/);
});

test('way is made for a brick that goes round a corner, too, and not for the same brick', () => {
  const plans = plansOf('bricks', 'master: X\ngoal: 0 1\nXA\nB.\n#.');
  const [first] = plans;
  expect(first!.moves[0]).toMatch(/^A down/);
  expect(first!.said.join(' ')).toContain(`${first!.moves[0]} makes way for X right 1`);
});

test('a plan that is followed has as many moves as are left of it', () => {
  const family = familyById('rush-hour')!;
  const { position } = unwrap(family.parse('A..BB.\nACCC.D\nXX.E.D\nFF.E.G\n...H.G\n...H..', {}));
  const { moves } = unwrap(solve(family, position));
  expect(planOf(family, position, 'moves', moves, 1).moves).toHaveLength(1);
});
