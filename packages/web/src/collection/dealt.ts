import { readStored, store } from '../storage.js';

/** So many new boards in a row differ from one another, where there are as many. */
const MOST = 1000;
const NAME = 'dealt';
const SEED = 'seed';
/** Where a device begins: two of them do not deal the same boards in the same order. */
const SEEDS = 1e5;

/** The next seed of this device. Seeds in a row lead to different boards. */
export function nextSeed(): number {
  const last = Number(readStored(SEED) ?? Number.NaN);
  const seed = Number.isSafeInteger(last) && last >= 0 ? last + 1 : Math.floor(Math.random() * SEEDS);
  store(SEED, String(seed));
  return seed;
}

/** Whether a board was among the last new ones of this device. */
export function wasDealt(board: string): boolean {
  return signs().includes(signOf(board));
}

export function noteDealt(board: string): void {
  store(NAME, [...signs(), signOf(board)].slice(-MOST).join(','));
}

function signs(): string[] {
  return (readStored(NAME) ?? '').split(',').filter((sign) => sign !== '');
}

/** The hash FNV-1a (Fowler, Noll and Vo 1991), in few characters. */
function signOf(board: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < board.length; i++) hash = Math.imul(hash ^ board.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
