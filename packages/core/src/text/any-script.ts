/** What these stand for in a text of ASCII. */
const IN_ASCII = {
  '\\p{Lu}': 'A-Z',
  '\\p{L}': 'A-Za-z',
  '\\p{N}': '0-9',
  '\\p{P}': '!-#%-*,-/:;?@[-\\]_{}',
  '\\p{S}': '$+<->^`|~',
};

/**
 * A regular expression with letters (`\p{L}`, `\p{Lu}`), digits (`\p{N}`) and signs (`\p{P}`, `\p{S}`) of all scripts, inside brackets. Compiling such a one takes up to a
 * millisecond, at every start of a program, so a text of ASCII, as nearly all are, is tried with another that means the same for it.
 */
export function anyScript(source: string): { test(text: string): boolean } {
  const plain = new RegExp(source.replace(/\\p\{\w+\}/g, (name) => IN_ASCII[name as keyof typeof IN_ASCII]));
  let full: RegExp | undefined;
  return {
    test(text) {
      if (isAscii(text)) return plain.test(text);
      full ??= new RegExp(source, 'u');
      return full.test(text);
    },
  };
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7f) return false;
  return true;
}
