/** Starts something later; the function that is returned calls it off. */
export type Schedule = (action: () => void, milliseconds: number) => () => void;

export const schedule: Schedule = (action, milliseconds) => {
  const timer = setTimeout(action, milliseconds);
  return () => clearTimeout(timer);
};

/** Starts something as soon as the page has nothing else to do, or after so many milliseconds; the function that is returned calls it off. */
export function whenIdle(action: () => void, latest?: number): () => void {
  // Not every browser says when that is.
  if (typeof requestIdleCallback === 'undefined') return schedule(action, latest ?? 200);
  const waiting = requestIdleCallback(action, latest === undefined ? {} : { timeout: latest });
  return () => cancelIdleCallback(waiting);
}
