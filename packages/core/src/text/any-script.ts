/**
 * A regular expression with letters (`\p{L}`, `\p{Lu}`) and digits (`\p{N}`) of all scripts, inside brackets.
 * Compiling one takes up to a millisecond at every start. So ASCII, the usual case, is tried with a simpler one
 * first.
 */
/* @__NO_SIDE_EFFECTS__ */
export function anyScript(source: string): { test(text: string): boolean } {
  const inAscii = source.replaceAll('\\p{Lu}', 'A-Z').replaceAll('\\p{L}', 'A-Za-z').replaceAll('\\p{N}', '0-9');
  const plain = new RegExp(inAscii);
  let full: RegExp | undefined;
  return {
    test(text) {
      if (/^[\t-~]*$/.test(text)) return plain.test(text);
      full ??= new RegExp(source, 'u');
      return full.test(text);
    },
  };
}
