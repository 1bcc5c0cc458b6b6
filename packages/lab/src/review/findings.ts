import { showAmount } from '@slidewise/core/text';

/** What can be said about a game as a whole. */
export type FindingCode =
  | 'no-moves'
  | 'no-solution'
  | 'nothing-lost'
  | 'nothing-known'
  | 'turning-point'
  | 'turning-point-of-known';

/** A sentence about a game: a code and its values are for programs, the message is in English. */
export interface Finding {
  /** What is said. */
  readonly code: FindingCode;
  /** What stands in the sentence. */
  readonly values: Readonly<Record<string, string | number>>;
  /** The sentence. */
  readonly message: string;
}

type Values = Readonly<Record<string, string | number>>;

/** The English sentences. */
const SENTENCES: Readonly<Record<FindingCode, (values: Values) => string>> = {
  'no-moves': () => 'No move has been played.',
  'no-solution': () => 'The board has no solution, so no move could be better than another.',
  'nothing-lost': () => 'Every move kept a shortest way.',
  'nothing-known': () => 'No move is known to have lost anything, and some could not be checked.',
  'turning-point': (values) => `Move ${values.number} was the turning point. ${lossSentence(values)}`,
  'turning-point-of-known': (values) =>
    `Of the moves that could be checked, move ${values.number} lost most. ${lossSentence(values)}`,
};

/** `C right 1 put you 2 moves behind; X left 1 kept you on 15.` */
function lossSentence({ move, lost, unit, better = '', possible }: Values): string {
  const loss = `${move} put you ${showAmount(Number(lost), String(unit))} behind`;
  return better === '' ? `${loss}.` : `${loss}; ${better} kept you on ${possible}.`;
}

export function finding(code: FindingCode, values: Values = {}): Finding {
  return { code, values, message: SENTENCES[code](values) };
}
