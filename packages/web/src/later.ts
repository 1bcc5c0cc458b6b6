/** Starts something later; the function that is returned calls it off. */
export type Later = (action: () => void, milliseconds: number) => () => void;

export const later: Later = (action, milliseconds) => {
  const timer = setTimeout(action, milliseconds);
  return () => clearTimeout(timer);
};
