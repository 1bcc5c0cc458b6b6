import type { SearchReplay } from '@slidewise/lab/analysis';

/** All nodes of a tree as lines for a spreadsheet. */
export function treeCsv({ nodes }: Pick<SearchReplay<unknown, unknown>, 'nodes'>): string {
  const lines = nodes.map(({ id, parent, g, h, f, state, expansion }) =>
    [id, parent < 0 ? '' : parent, g, h, f, state, expansion ?? ''].join(','),
  );
  return `${['node,parent,g,h,f,state,expansion', ...lines].join('\n')}\n`;
}
