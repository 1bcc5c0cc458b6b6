import type { Family, Scene } from '@slidewise/core/contract';
import { type Message, message } from '@slidewise/core/messages';
import { MoveTextReader, readAmong } from '@slidewise/core/reading';
import { ok, problem, type Result } from '@slidewise/core/result';
import { handSlidesOf, positionId, type SceneMove } from '@slidewise/core/session';

// Why attributes of the element cannot be read.

const inMoves = message(
  'in-moves',
  ({ line, column, why }: { line: number; column: number; why: Message }, tell) =>
    `moves:${line}:${column}: ${tell(why)}`,
);
const noSuchFamily = message(
  'no-such-family',
  ({ family, known }: { family: string | null; known: readonly string[] }) => {
    const expected = known.length === 0 ? 'the page gives none' : `expected ${known.join(', ')}`;
    return `there is no family${family === null ? '' : ` "${family}"`}: ${expected}`;
  },
);

/** A position that a page has written down, and the moves from there. It keeps no history: that is the page's. */
export class OwnGame {
  private constructor(
    private readonly family: Family,
    private readonly format: string,
    private at: unknown,
  ) {}

  /** Reads a position, as an id or a text, and plays some moves from there. */
  static read(text: string, moves: string, families: readonly Family[], familyId?: string): Result<OwnGame> {
    const isKnown = familyId === undefined ? families.length > 0 : families.some(({ id }) => id === familyId);
    if (!isKnown) return problem(noSuchFamily({ family: familyId ?? null, known: families.map(({ id }) => id) }));
    const found = readAmong(text, families, familyId);
    if (!found.ok) return found;
    const { family, reading } = found.value;
    const game = OwnGame.at(family, reading.format, reading.position);
    const reader = new MoveTextReader(game.family, moves);
    for (let next = reader.next(game.at); next !== undefined; next = reader.next(game.at)) {
      const { move, line, column } = next;
      const played = move.ok ? game.family.play(game.at, move.value) : move;
      if (!played.ok) return problem(inMoves({ line, column, why: played.problem }));
      game.at = played.value;
    }
    return ok(game);
  }

  /** A game that stands at a position. */
  static at(family: Family, format: string, position: unknown): OwnGame {
    return new OwnGame(family, format, position);
  }

  /** What there is to see. */
  get scene(): Scene {
    return this.family.scene(this.at);
  }

  /** True if the position is solved. */
  get solved(): boolean {
    return this.family.isSolved(this.at);
  }

  /** The position as one portable line. */
  get id(): string {
    return this.idOf(this.at);
  }

  /** The moves that can be made. */
  get slides(): readonly SceneMove[] {
    return handSlidesOf(this.family, this.at);
  }

  /** What a move is called: as the format writes it, and in words. */
  describe({ move, position }: SceneMove): {
    readonly text: string;
    readonly words: Message;
    readonly position: string;
  } {
    const { family, format, at } = this;
    const text = family.printMove(at, move, { format });
    return { text, words: family.moveMessage(at, move), position: this.idOf(position) };
  }

  /** Makes a move. */
  play({ position }: SceneMove): void {
    this.at = position;
  }

  private idOf(position: unknown): string {
    return positionId(this.family, position, this.format);
  }
}
