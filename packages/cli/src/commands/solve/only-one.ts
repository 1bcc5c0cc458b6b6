/** What is given, if it is one; undefined if there are more, which the second shows without asking for the others. */
export async function onlyOne<T>(items: AsyncIterable<T>): Promise<readonly T[] | undefined> {
  const found: T[] = [];
  for await (const item of items) {
    if (found.length === 1) return undefined;
    found.push(item);
  }
  return found;
}
