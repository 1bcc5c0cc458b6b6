/** The names of files for students, without an extension: letters of any script and numbers stay. Equal names get numbers. */
export function fileNames(students: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return students.map((student) => {
    const plain = student
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}\p{M}_-]+/gu, '-')
      .replace(/^[-_]+|[-_]+$/g, '')
      .slice(0, LONGEST);
    const stem = plain === '' ? 'student' : plain;
    const key = stem.toLowerCase();
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? stem : `${stem}-${count}`;
  });
}

const LONGEST = 80;
