/** A button below the board. */
export type ButtonName =
  | 'undo'
  | 'redo'
  | 'restart'
  | 'hint'
  | 'first'
  | 'back'
  | 'play'
  | 'pause'
  | 'forward'
  | 'last'
  | 'step';

/** What is written below a board, in a language. Lengths are in the metric of the game. */
export interface PageWords {
  readonly buttons: Readonly<Record<ButtonName, string>>;
  /** The group of buttons. */
  readonly controls: string;
  readonly thinking: string;
  readonly soFar: (length: number) => string;
  readonly solved: (length: number) => string;
  readonly next: (move: string) => string;
  readonly shortest: (length: number) => string;
  readonly unknown: string;
  readonly right: (left: number) => string;
  readonly wrong: (lost: number, left: number) => string;
  readonly best: (length: number) => string;
  readonly longer: (length: number, optimum: number) => string;
  readonly place: (at: number, count: number, move: string | undefined) => string;
  readonly tree: (algorithm: string, expanded: number, nodes: number, over: boolean) => string;
}

export const english: PageWords = {
  buttons: {
    undo: 'Undo',
    redo: 'Redo',
    restart: 'Restart',
    hint: 'Hint',
    first: 'To the start',
    back: 'Back',
    play: 'Play',
    pause: 'Pause',
    forward: 'Forward',
    last: 'To the end',
    step: 'Expand one more',
  },
  controls: 'Controls of the board',
  thinking: 'Thinking …',
  soFar: (length) => `So far: ${length}`,
  solved: (length) => `Solved in ${length}.`,
  next: (move) => `Next: ${move}`,
  shortest: (length) => `Solve it in ${length}, the shortest there is.`,
  unknown: 'The shortest length is not known.',
  right: (left) => `Right: ${left} left.`,
  wrong: (lost, left) => `${lost} longer than needed: ${left} left.`,
  best: (length) => `Solved in ${length}, the shortest there is.`,
  longer: (length, optimum) => `Solved in ${length}; ${optimum} are enough.`,
  place: (at, count, move) => `${at} of ${count}${move === undefined ? '' : `: ${move}`}`,
  tree: (algorithm, expanded, nodes, over) =>
    `${algorithm}: ${expanded} expanded, ${nodes} nodes${over ? '. The search is over.' : ''}`,
};
