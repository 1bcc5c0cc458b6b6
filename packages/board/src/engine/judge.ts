import { type Family, same } from '@slidewise/core/contract';
import { handSlidesOf, positionId, type Session } from '@slidewise/core/session';
import type { Verdict } from './protocol.js';
import { solvePosition } from './solver.js';

/** Compares the moves of a game with shortest solutions. */
export class Judge {
  private readonly known = new Map<string, Promise<number | undefined>>();

  constructor(private readonly session: Session) {}

  async verdict(): Promise<Verdict> {
    const { session } = this;
    const { position, length, at, log } = session;
    const [optimum, left] = await Promise.all([this.distance(session.start), this.distance(position)]);
    if (optimum === undefined || left === undefined) return { optimum: undefined };
    const lost =
      at === 0
        ? 0
        : await this.lostBy(
            log.slice(0, at).map(({ move }) => move),
            position,
            left,
          );
    return { optimum, left, excess: length + left - optimum, ...(lost === undefined ? {} : { lost }) };
  }

  /** By how much the last of some moves makes the solution longer. Keys slide a piece cell by cell, so each place that it can still reach is tried. */
  private async lostBy(moves: readonly unknown[], after: unknown, left: number): Promise<number | undefined> {
    const { family, metric } = this.session;
    const last = moves.at(-1);
    const before = positionAfter(family, this.session.start, moves.slice(0, -1));
    const best = await this.distance(before);
    if (best === undefined) return undefined;
    const direct = family.cost(last, metric) + left - best;
    if (direct <= 0) return 0;
    const slides = handSlidesOf(family, before);
    const made = slides.find(({ position }) => same(position, after))?.shifts;
    if (made?.length !== 1) return direct;
    const [{ piece, rows, columns }] = made as [(typeof made)[0]];
    const farther = slides.filter(({ shifts }) => {
      const [shift] = shifts;
      const goesOn = shift!.rows * rows >= rows * rows && shift!.columns * columns >= columns * columns;
      return shifts.length === 1 && shift!.piece === piece && goesOn;
    });
    const losses = await Promise.all(
      farther.map(async ({ move, position }) => {
        const rest = await this.distance(position);
        return rest === undefined ? direct : family.cost(move, metric) + rest - best;
      }),
    );
    return Math.min(direct, ...losses);
  }

  /** The length of a shortest solution; undefined if none is proved. */
  private distance(position: unknown): Promise<number | undefined> {
    const { family, format, metric } = this.session;
    const id = positionId(family, position, format);
    const known = this.known.get(id);
    if (known !== undefined) return known;
    const found = solvePosition(family, position, metric).then(({ optimal, length }) => (optimal ? length : undefined));
    this.known.set(id, found);
    return found;
  }
}

function positionAfter(family: Family, start: unknown, moves: readonly unknown[]): unknown {
  return moves.reduce((at: unknown, move) => {
    const played = family.play(at, move);
    return played.ok ? played.value : at;
  }, start);
}
