import { expect } from 'vitest';

/** Checks that tags are closed in order and that text and attributes hold no bare marks; returns the names of all elements. */
export function elementsOf(svg: string): string[] {
  const open: string[] = [];
  const names: string[] = [];
  for (const part of svg.match(/<[^>]*>|[^<]+/g) ?? []) {
    const tag = /^<(\/?)([a-zA-Z]+)((?: [a-zA-Z][a-zA-Z0-9-]*="[^"<]*")*)(\/?)>$/.exec(part);
    if (tag === null) {
      expect(part).toMatch(open.at(-1) === 'style' ? /^[^<]*$/ : /^(?:[^<&]|&(?:amp|lt|gt|quot|#39);)*$/);
      continue;
    }
    const [, closing, name, , alone] = tag;
    if (closing === '/') expect(open.pop()).toBe(name);
    else {
      names.push(name!);
      if (alone !== '/') open.push(name!);
    }
  }
  expect(open).toEqual([]);
  return names;
}
