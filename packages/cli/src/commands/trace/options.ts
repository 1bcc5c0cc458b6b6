import { METRIC, parseWhole, READ_OPTIONS, SEARCH_ANYWAY, SETTING_OPTIONS, WEIGHT } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type TraceFlags = FlagsOf<typeof TRACE_OPTIONS>;

export const TRACE_OPTIONS = [
  ...READ_OPTIONS,
  METRIC,
  { name: 'algorithm', value: { name: 'id', from: 'ranked-algorithm' }, text: 'how to search', default: 'astar' },
  {
    name: 'heuristic',
    value: { name: 'id', from: 'heuristic' },
    text: 'what guides the search, for algorithms that use one (default: depends on the metric)',
  },
  WEIGHT,
  ...SETTING_OPTIONS,
  SEARCH_ANYWAY,
  {
    name: 'expansions',
    value: { name: 'number', parse: parseWhole(1), expected: 'a whole number from 1 up' },
    text: 'stop after so many boards were taken (default: when the search ends)',
  },
  {
    name: 'events',
    value: { name: 'list', parse: parseEvents, expected: 'some of take,new,known,better' },
    text: 'print only these events, such as take,new (default: all)',
    conflicts: ['against'],
  },
  {
    name: 'against',
    value: { name: 'file', from: 'file' },
    text: "compare a program's own log with the search, and say the first line that differs",
  },
  { name: 'json', text: 'print one JSON object per event, each on its own line; with --against, one object' },
] as const satisfies readonly OptionSpec[];

const EVENTS: readonly string[] = ['take', 'new', 'known', 'better'];

function parseEvents(text: string): readonly string[] | undefined {
  const words = text.split(',').map((word) => word.trim());
  return words.every((word) => EVENTS.includes(word)) ? words : undefined;
}
