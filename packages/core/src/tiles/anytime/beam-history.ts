import { newWords } from '../../out-of-memory.js';

/** Words in a piece. */
const PIECE_BITS = 14;
const PIECE = 1 << PIECE_BITS;

/**
 * How the boards of a beam came about, layer by layer: the parent of each, and the move that led to it, in one word. It consists of pieces that serve one
 * beam after another, so that nothing of it becomes garbage.
 */
export class BeamHistory {
  length = 0;
  private most = Number.POSITIVE_INFINITY;
  private readonly pieces: Int32Array[] = [];

  /** What it takes. */
  get bytes(): number {
    return 4 * PIECE * this.pieces.length;
  }

  /** Begins again, for a beam that may take so many bytes. */
  clear(mostBytes = Number.POSITIVE_INFINITY): void {
    this.length = 0;
    // It has whole pieces.
    this.most = PIECE * Math.floor(mostBytes / 4 / PIECE);
  }

  hasRoomFor(more: number): boolean {
    return this.length + more <= this.most;
  }

  push(word: number): void {
    const piece = this.length >>> PIECE_BITS;
    if (piece === this.pieces.length) this.pieces.push(newWords(PIECE));
    this.pieces[piece][this.length++ & (PIECE - 1)] = word;
  }

  at(index: number): number {
    return this.pieces[index >>> PIECE_BITS][index & (PIECE - 1)];
  }

  set(index: number, word: number): void {
    this.pieces[index >>> PIECE_BITS][index & (PIECE - 1)] = word;
  }
}
