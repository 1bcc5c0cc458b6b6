// Texts that are nearly right, and texts that are nothing at all.

/** Numbers that readers stumble over, and signs that mean something somewhere. */
const NUMBERS =
  '0 -0 -1 1 2 9 10 99 127 255 256 257 1000 65536 2147483648 4294967296 99999999999999999999 1e9 1e999 0x10 1.5 .5 NaN'.split(
    ' ',
  );
const SIGNS = [
  ...'abcxyzABXYZ0123456789.,;:/\\|#-+_%~*"\'()[]{}<>=?!@&^$` ',
  ...[
    '\n',
    '\r',
    '\r\n',
    '\t',
    '\0',
    '\u001b',
    '\u007f',
    '\u00a0',
    '\u2028',
    '\ufeff',
    '\u202e',
    '\ud800',
    'é',
    'Ⅷ',
    '🧩',
    'İ',
  ],
  ...[
    'goal: ',
    'goal\n',
    'master: X\n',
    '%2F',
    '%',
    '1. ',
    '{',
    '}',
    '\\"',
    '[Board "',
    ',H,',
    '//',
    '__proto__',
    'left',
    'on',
  ],
];

/** A text with a few changes of all kinds; `others` lend parts of theirs. */
export function mutated(random, text, others) {
  let changed = text;
  for (let i = 1 + Math.min(random.integer(4), random.integer(4)); i > 0; i--)
    changed = change(random, changed, others);
  return changed;
}

function change(random, text, others) {
  const place = random.integer(text.length + 1);
  const end = Math.min(text.length, place + 1 + random.integer(8));
  const [before, part, after] = [text.slice(0, place), text.slice(place, end), text.slice(end)];
  const lines = text.split('\n');
  const line = random.integer(lines.length);
  switch (random.integer(13)) {
    case 0:
      return before + random.pick(SIGNS) + text.slice(place + 1);
    case 1:
      return before + random.pick(SIGNS) + text.slice(place);
    case 2:
      return before + after;
    case 3:
      return before + part + part + after;
    case 4:
      return lines.toSpliced(line, 1).join('\n');
    case 5:
      return lines.toSpliced(line, 0, random.pick(lines)).join('\n');
    case 6:
      return text.slice(place) + before;
    case 7:
      return before;
    case 8: {
      const other = random.pick(others);
      const from = random.integer(other.length + 1);
      return before + other.slice(from, from + 1 + random.integer(20)) + text.slice(place);
    }
    case 9:
      return withNumber(random, text);
    case 10:
      return before + (part === part.toUpperCase() ? part.toLowerCase() : part.toUpperCase()) + after;
    case 11:
      return text.replaceAll('\n', random.pick(['/', '\r\n', '\r', '\n\n', ' \n', ' ']));
    default: {
      // One sign for another, wherever it stands: names are changed like this.
      const sign = text[place] ?? 'x';
      return text.replaceAll(sign, random.pick(SIGNS));
    }
  }
}

function withNumber(random, text) {
  const numbers = [...text.matchAll(/-?\d+/g)];
  if (numbers.length === 0) return text + random.pick(NUMBERS);
  const { index, 0: old } = random.pick(numbers);
  return text.slice(0, index) + random.pick(NUMBERS) + text.slice(index + old.length);
}

/** Any signs; now and then any bytes. */
export function noise(random) {
  const length = random.integer(40);
  const code = random.pick([128, 256, 65536]);
  const sign = random.integer(2) === 0 ? () => random.pick(SIGNS) : () => String.fromCharCode(random.integer(code));
  return Array.from({ length }, sign).join('');
}

/** A text with a part of it repeated until it has up to some millions of characters. */
export function enlarged(random, text) {
  const length = 2 ** (12 + random.integer(11));
  const place = random.integer(text.length + 1);
  const part = random.integer(3) === 0 ? random.pick(SIGNS) : text.slice(place, place + 1 + random.integer(30)) || ' ';
  return text.slice(0, place) + part.repeat(Math.ceil(length / part.length)) + text.slice(place);
}
