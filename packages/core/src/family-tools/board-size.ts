import { boardTooLarge, boardTooSmall, sizeNotWhole } from '../messages/en/boards.js';
import type { Message } from '../messages/message.js';

/** Why a board cannot have a size, if it cannot: it has at least 2×2 cells, and at most so many. */
export function boardSizeError(width: number, height: number, most: number): Message | undefined {
  if (!Number.isInteger(width) || !Number.isInteger(height)) return sizeNotWhole({ size: `${width}×${height}` });
  if (width < 2 || height < 2) return boardTooSmall({ width, height, least: 2 });
  return width * height <= most ? undefined : boardTooLarge({ width, height, most });
}
