// Links of Markdown pages, outside of code.

/** A heading as the last part of an address, as public hosts of repositories make it. */
export function slug(heading) {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

const BLOCK = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1[^\n]*$/gm;
const SPAN = /(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g;
const LINK = /\]\(([^)\s]+)\)/g;

/** A text of the same length, with blanks where code is. */
function withoutCode(text) {
  const blank = (code) => ' '.repeat(code.length);
  return text.replace(BLOCK, blank).replace(SPAN, blank);
}

/** The targets of all links that lead to files or headings of the repository. */
export function linksIn(text) {
  return [...withoutCode(text).matchAll(LINK)].map(([, target]) => target).filter((target) => !isElsewhere(target));
}

/** The text with other targets. Where `change` returns undefined, only the words of the link stay. */
export function withLinks(text, change) {
  const plain = withoutCode(text);
  let [changed, end] = ['', 0];
  for (const { 0: all, 1: target, index } of plain.matchAll(LINK)) {
    if (isElsewhere(target)) continue;
    const next = change(target);
    const opening = next === undefined ? openingOf(plain, index) : undefined;
    changed +=
      opening === undefined
        ? `${text.slice(end, index)}](${next})`
        : text.slice(end, opening) + text.slice(opening + 1, index);
    end = index + all.length;
  }
  return changed + text.slice(end);
}

function isElsewhere(target) {
  return /^[a-z]+:/.test(target);
}

/** Where the bracket of a link opens that closes at a place. */
function openingOf(text, closing) {
  let depth = 1;
  for (let i = closing - 1; i >= 0; i--) {
    if (text[i] === ']') depth++;
    if (text[i] === '[') depth--;
    if (depth === 0) return i;
  }
  return closing;
}

/** The last parts of the addresses of all headings, numbered where a heading stands twice. */
export function anchorsIn(text) {
  const counts = new Map();
  return headingsIn(text).map((heading) => {
    const name = slug(heading);
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    return before === 0 ? name : `${name}-${before}`;
  });
}

function headingsIn(text) {
  return [...text.replace(BLOCK, '').matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, heading]) =>
    heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, ''),
  );
}
