/** The names of files for students or boards, without an extension: letters of any script and numbers stay. Equal names get numbers. */
export function fileNames(titles: readonly string[], nameless = 'student'): readonly string[] {
  const counts = new Map<string, number>();
  return titles.map((title) => {
    const plain = title
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}\p{M}_-]+/gu, '-')
      .replace(/^[-_]+|[-_]+$/g, '')
      .slice(0, LONGEST);
    const stem = plain === '' ? nameless : plain;
    const key = stem.toLowerCase();
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? stem : `${stem}-${count}`;
  });
}

const LONGEST = 80;
