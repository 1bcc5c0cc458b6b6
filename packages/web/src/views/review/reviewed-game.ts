import type { ComparedMove } from '@slidewise/board';
import type { Family, Scene } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import type { Session } from '@slidewise/core/session';
import { distanceText, type Review, type ReviewPoint } from '@slidewise/lab/review';
import { sentence } from '../../design/sentence.js';
import { amount, t, tell } from '../../texts/index.js';

/** So many moves are named; of continuations and of moves that were as good there can be hundreds. */
const MOST_NAMED = 12;

/** A game and its review: what is shown and said of each of its positions. It knows no page. */
export class ReviewedGame {
  readonly words: readonly string[];
  private readonly family: Family;

  constructor(
    session: Session,
    readonly review: Review,
  ) {
    this.family = session.family;
    this.words = review.points.slice(0, -1).map((_, i) => tell(session.loggedMessage(i)));
  }

  get last(): number {
    return this.review.points.length - 1;
  }

  /** Where to begin: before the move that lost most, or at the start. */
  get first(): number {
    return (this.review.turningPoint?.number ?? 1) - 1;
  }

  get unit(): string {
    return this.family.metrics.find(({ id }) => id === this.review.metric)!.unit;
  }

  point(at: number): ReviewPoint {
    return this.review.points[at]!;
  }

  scene(at: number): Scene {
    return this.family.scene(this.point(at).position);
  }

  /** The arrows: every move that was as good, and the one that was played, if it was not; the longest below. */
  compared(at: number): readonly ComparedMove[] {
    const { position, best, next } = this.point(at);
    const before = this.family.scene(position);
    const comparedMove = (move: unknown, look: ComparedMove['look']): ComparedMove => {
      const after = this.family.scene(unwrap(this.family.play(position, move)));
      const shifts = before.pieces.flatMap(({ cells }, piece) => {
        const [from, to] = [cells[0], after.pieces[piece]?.cells[0]];
        if (from === undefined || to === undefined) return [];
        const [rows, columns] = [to.row - from.row, to.column - from.column];
        return rows === 0 && columns === 0 ? [] : [{ piece, rows, columns }];
      });
      return { shifts, look };
    };
    const far = ({ shifts }: ComparedMove): number =>
      Math.max(0, ...shifts.map(({ rows, columns }) => Math.abs(rows) + Math.abs(columns)));
    const good = best.map((move) => comparedMove(move, 'good')).sort((a, b) => far(b) - far(a));
    const isBad = next !== undefined && next.mark !== 'best' && next.mark !== null;
    return [...(isBad ? [comparedMove(next.move, 'bad')] : []), ...good];
  }

  /** Whether the move that led here kept a shortest way. */
  isKept(at: number): boolean {
    return at > 0 && this.point(at - 1).next?.mark === 'best';
  }

  /** The mark of the move that led here: `lost 2`. */
  mark(at: number): string {
    if (at === 0) return '';
    const { mark = null, lost = 0 } = this.point(at - 1).next ?? {};
    if (mark === null) return '';
    return mark === 'best'
      ? t('kept a shortest way')
      : mark === 'even'
        ? t('no progress')
        : t('lost {n}', { n: lost! });
  }

  /** `Move 7: C right 1`; the start is none. */
  title(at: number): string {
    return at === 0 ? t('Start') : t('Move {n}: {move}', { n: at, move: this.words[at - 1]! });
  }

  /** How far it is from here, and what the last move did. */
  standing(at: number): string {
    const { most } = this.point(at);
    const toGo =
      this.review.status === 'unsolvable'
        ? ''
        : most === 0
          ? t('solved')
          : t('{n} to go', { n: distanceText(this.point(at)) });
    return [this.mark(at), toGo].filter((text) => text !== '').join(' · ');
  }

  /** The moves that were as good as any, or better than the one that was played. */
  better(at: number): string {
    const { position, best, allBest, next } = this.point(at);
    if (best.length === 0) return '';
    const others = next?.mark === 'best' ? best.length - 1 : best.length;
    if (next?.mark === 'best' && others === 0)
      return allBest ? t('{move} was the only best move.', { move: this.words[at]! }) : '';
    const named = best.slice(0, MOST_NAMED).map((move) => tell(this.family.moveMessage(position, move)));
    const more = best.length - named.length;
    const list = [...named, ...(more > 0 ? [t('{n} more', { n: more })] : [])].join(', ');
    return next === undefined || next.mark === 'best'
      ? t('As good as any: {moves}.', { moves: list })
      : t('Better: {moves}.', { moves: list });
  }

  /** How to go on best from here. */
  onward(at: number): string {
    const { position: start, continuation } = this.point(at);
    if (continuation.length === 0) return '';
    let position = start;
    const words = continuation.slice(0, MOST_NAMED).map((move) => {
      const said = tell(this.family.moveMessage(position, move));
      position = unwrap(this.family.play(position, move));
      return said;
    });
    const more = continuation.length > words.length ? ', …' : '';
    return t('Best from here: {moves}', { moves: `${words.join(', ')}${more}` });
  }

  /** The sentence for the game as a whole. */
  get finding(): string {
    const { finding, reason } = this.review;
    return reason === undefined ? tell(finding) : `${tell(finding)} ${sentence(tell(reason))}`;
  }

  get lengthText(): string {
    return amount(this.review.length, this.unit);
  }
}
