import type { Roster } from '../../input/roster.js';

/** Whose board each is: with --personal the student's whose name the board has, else everybody's. */
export class Owners {
  constructor(private readonly roster?: Roster) {}

  /** The only student that a board is for; undefined if it is for all. */
  ownerOf(board: string): string | undefined {
    return this.roster?.studentOf(board);
  }

  /** The boards that a student should solve. */
  boardsOf<Board extends { readonly label: string }>(
    student: string | null | undefined,
    boards: readonly Board[],
  ): readonly Board[] {
    return boards.filter(({ label }) => {
      const owner = this.ownerOf(label);
      return owner === undefined || owner === student;
    });
  }

  /** A board that is for one student only, and for this one. */
  ownBoard<Board extends { readonly label: string }>(
    student: string | undefined,
    boards: readonly Board[],
  ): Board | undefined {
    const own = student === undefined ? [] : boards.filter(({ label }) => this.ownerOf(label) === student);
    return own.length === 1 ? own[0] : undefined;
  }
}
