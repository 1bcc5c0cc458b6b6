/** Starts something later; the function that is returned calls it off. */
export type Later = (action: () => void, milliseconds: number) => () => void;

export const later: Later = (action, milliseconds) => {
  const timer = setTimeout(action, milliseconds);
  return () => clearTimeout(timer);
};

/** Starts something as soon as the page has nothing else to do; the function that is returned calls it off. */
export function whenIdle(action: () => void): () => void {
  // Not every browser says when that is.
  if (typeof requestIdleCallback === 'undefined') return later(action, 200);
  const waiting = requestIdleCallback(action);
  return () => cancelIdleCallback(waiting);
}
