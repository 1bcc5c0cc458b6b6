import { describe, expect, test } from 'vitest';
import { drawSvg } from '../draw/svg.js';
import { families } from '../families.js';
import { checkFamily } from '../plain-family/check-family.js';
import { guessFamily } from '../reading/guess-family.js';
import { unwrap } from '../result.js';
import { algorithms } from '../search/algorithms.js';
import { positionId, readPositionId } from '../session/position-id.js';
import { Session } from '../session/session.js';
import { solve } from '../solving/solve.js';
import { describeContract } from '../testing/contract/describe-contract.js';
import { register } from '../testing/register.js';
import { samples } from '../testing/samples.js';
import { frogs, plainFrogs } from '../testing/toy/frogs.js';
import { printMoves } from './print-moves.js';

// ARCHITECTURE.md, "Adding a family", in the plain way: nine members of the family, and its line in the registry.
register(frogs);

describeContract(frogs);

/** A family that makes no positions is checked with given boards. */
const { making: _, ...bare } = frogs;
describeContract({ ...bare, id: 'frogs' }, samples(frogs, 'small', 30));

describe('all that works with any family works with it', () => {
  const reading = unwrap(frogs.parse('DA_CB'));
  const { position } = reading;

  test('its texts are taken for its own', () => {
    expect(families).toContain(frogs);
    expect(guessFamily('DA_CB')).toBe(frogs);
    expect(unwrap(readPositionId(positionId(frogs, position)))).toMatchObject({ family: frogs, reading });
  });

  test('every algorithm solves it', () => {
    const shortest = unwrap(solve(frogs, position));
    expect(shortest).toMatchObject({ status: 'solved', optimal: true });
    for (const { id: algorithm, shortestIf, backwards } of algorithms) {
      const solution = solve(frogs, position, { algorithm });
      expect(solution.ok).toBe(!backwards);
      if (solution.ok && shortestIf !== 'never') expect(solution.value.length).toBe(shortest.length);
    }
  });

  test('solutions are printed move by move: at the start, the words would be those of other frogs', () => {
    const { moves } = unwrap(solve(frogs, position));
    const texts = printMoves(frogs, position, moves, { format: 'text' });
    let at = position;
    for (const [i, text] of texts.entries()) {
      const move = unwrap(frogs.parseMove(at, text));
      expect(move).toEqual(moves[i]);
      at = unwrap(frogs.play(at, move));
    }
    expect(frogs.isSolved(at)).toBe(true);
  });

  test('it has no mistake that shows', () => {
    expect(checkFamily(frogs, plainFrogs.boards)).toBeUndefined();
  });

  test('it is played, undone and saved', () => {
    const session = Session.start(frogs, reading);
    expect(session.slides()).toHaveLength(4);
    unwrap(session.playText('A right 1'));
    unwrap(session.play(session.slide(0, 0, -1)!.move));
    expect(session.position).toEqual(position);
    expect(session.undo()).toBe(true);
    const restored = unwrap(Session.restore(session.save(), families));
    expect(restored.family).toBe(frogs);
    expect(restored.position).toEqual(session.position);
  });

  test('boards are drawn', () => {
    expect(drawSvg(frogs.scene(position))).toContain('>A<');
  });
});
