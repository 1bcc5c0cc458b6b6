/** Ends the program with a sentence on stderr, from wherever it is thrown. */
export class Refusal extends Error {
  constructor(
    sentence: string,
    readonly exitCode: number,
  ) {
    super(sentence);
  }
}
