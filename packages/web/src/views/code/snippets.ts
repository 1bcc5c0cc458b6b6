import type { Label } from '../../texts/index.js';

/** A way to use a board elsewhere: what it is for, and the lines that do it. */
export interface Snippet {
  readonly title: Label;
  readonly about: Label;
  readonly code: string;
  /** The page of the manual about it. */
  readonly page: string;
}

/** The lines for a board by its id; `home` is where this app is. */
export function snippetsFor(id: string, home: string): readonly Snippet[] {
  const frame = new URL(`embed/?board=${id.includes('%') ? encodeURIComponent(id) : id}`, home);
  return [
    {
      title: 'On a web page',
      about: 'One script of 24 kB, and one line for each board.',
      code: `<script type="module" src="slidewise-board.js"></script>\n<slidewise-board position="${id}" controls hints></slidewise-board>`,
      page: 'embed',
    },
    {
      title: 'In a frame',
      about: 'For wikis, blogs and course platforms that take no script.',
      code: `<iframe src="${frame.href}&controls&hints"\n  width="360" height="460" title="Sliding puzzle"></iframe>`,
      page: 'embed',
    },
    {
      title: 'In your program',
      about: 'A typed library without dependencies, for Node, Deno and browsers.',
      code: `import { readPositionId, solve, unwrap } from '@slidewise/core';

const { family, reading } = unwrap(readPositionId('${id}'));
const solution = unwrap(solve(family, reading.position));
console.log(solution.status, solution.length);`,
      page: 'library',
    },
    {
      title: 'In a terminal',
      about: 'The same answers for files of any length, with a proof.',
      code: `slidewise solve '${id}'`,
      page: 'guide',
    },
    {
      title: 'Over HTTP',
      about: 'For programs in any language, and for language models.',
      code: `slidewise serve
curl -s http://127.0.0.1:8372/v1/solve -H 'Content-Type: application/json' \\
  -d '${JSON.stringify({ board: id })}'`,
      page: 'service',
    },
  ];
}
