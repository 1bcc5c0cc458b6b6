import { bricks } from '@slidewise/core/bricks';
import type { Family } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { solve } from '@slidewise/core/solving';
import { tiles } from '@slidewise/core/tiles';
import { describe, expect, test } from 'vitest';
import { samples } from '../../../core/src/testing/samples.js';
import { pddlOf } from './pddl.js';
import { planCost } from './testing/planner.js';

function expectSameLength(family: Family, position: unknown, metric: string): void {
  const { domain, problem } = pddlOf(family, position, { metric })!;
  const { status, length } = unwrap(solve(family, position, { metric }));
  expect(planCost(domain, problem), problem).toBe(status === 'solved' ? length : undefined);
}

describe('a forward search over the actions finds plans as long as the shortest solutions', () => {
  const planned = families.filter(({ planning }) => planning !== undefined);
  test.each(planned.map((family) => [family.id, family] as const))('%s: random boards, every metric', (_, family) => {
    const boards = samples(family, 'small', 17, 11);
    for (const [i, board] of boards.entries()) {
      expectSameLength(family, board, family.metrics[i % family.metrics.length]!.id);
    }
  });

  test.each([
    ['a way that is free before the exit', rushHour, '..b.\n..b.\naab.\n....', 'usc'],
    ['a wall on the way out', rushHour, 'aab#\n..b.\n....\n....', 'usc'],
    [
      'a brick of three cells with a corner, and cells for the master only',
      bricks,
      'master: X\ngoal: 3 2\nXA..\nAA..\n.BB.\n...-',
      'grid',
    ],
    ['two places for a brick that covers a cell', bricks, 'master: X\ngoal: on 1 1\nXX.\n..A\n..A', 'grid'],
    ['a goal for any of two equal bricks', bricks, '2 3\n1 1 0 0\n1 1 0 2\ngoal\n1 1 1 1', 'tray'],
  ] as const)('%s', (_, family, text, format) => {
    const read = (family as Family).parse(text, { format });
    for (const { id } of family.metrics) expectSameLength(family as Family, unwrap(read).position, id);
  });
});

describe('the texts', () => {
  test('tiles in moves are plain STRIPS with types', () => {
    const { position } = unwrap(tiles.parse('1 2/0 3'));
    const { domain, problem } = pddlOf(tiles, position, { name: 'tiles/2x2 of mine' })!;
    expect(domain).toContain('(:requirements :strips :typing)');
    expect(domain).not.toContain('cost');
    expect(problem).toContain('(define (problem tiles-2x2-of-mine)');
    expect(problem).toContain('(:goal (and (at p-1 r1c1) (at p-2 r1c2) (at p-3 r2c1)))');
  });

  test('a move of several steps costs 1, and says so', () => {
    const { position } = unwrap(rushHour.parse('AA.B/...B/..../....'));
    const { domain, problem } = pddlOf(rushHour, position)!;
    expect(domain).toContain('(:requirements :strips :typing :action-costs)');
    expect(problem).toContain('(:metric minimize (total-cost))');
    expect(pddlOf(rushHour, position, { metric: 'steps' })!.problem).not.toContain('total-cost');
  });

  test('pieces that PDDL cannot name, or not tell apart, have numbers', () => {
    const { position } = unwrap(
      rushHour.parse('aa.B\nA..B\nA..曹\n...曹', { format: 'line', goal: 'exit', target: 'a' }),
    );
    const { problem } = pddlOf(rushHour, position)!;
    expect(problem).toMatch(/^; piece-\d is 曹$/m);
    expect(problem.match(/\(of p-a /g)).toHaveLength(1);
  });

  test('a family without the facet has none', () => {
    const { planning: _, ...bare } = tiles;
    const { position } = unwrap(tiles.parse('1 2/0 3'));
    expect(pddlOf(bare as Family, position)).toBeUndefined();
  });
});
