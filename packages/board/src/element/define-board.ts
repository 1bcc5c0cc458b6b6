import type { Family } from '@slidewise/core/contract';
import { SlidewiseBoard } from './slidewise-board.js';

/** Makes `<slidewise-board>` known to the page, with the families whose positions it may hold. */
export function defineBoard(families: readonly Family[] = []): void {
  SlidewiseBoard.families = families;
  if (customElements.get('slidewise-board') === undefined) customElements.define('slidewise-board', SlidewiseBoard);
}
