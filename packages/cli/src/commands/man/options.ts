import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type ManFlags = FlagsOf<typeof MAN_OPTIONS>;

export const MAN_OPTIONS = [
  { name: 'text', text: 'plain text', conflicts: ['roff', 'markdown', 'json'] },
  { name: 'roff', text: 'the source of a page for man', conflicts: ['markdown', 'json'] },
  { name: 'markdown', text: 'Markdown', conflicts: ['json'] },
  { name: 'json', text: 'a JSON object: the same for programs, the commands below it included' },
] as const satisfies readonly OptionSpec[];
