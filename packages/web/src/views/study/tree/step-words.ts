import { same } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import type { SearchReplay, StepNews } from '@slidewise/lab/analysis';
import { t, tell } from '../../../texts/index.js';
import { round } from '../words.js';
import type { Watched } from './watched.js';

/** Moves that are named of all that lead to known boards. */
const MOST_NAMED = 5;

/** What the step that is shown did, in a few sentences. */
export function stepWords(replay: SearchReplay<unknown, unknown>): string {
  const { news, nodes, tree, search } = replay;
  if (news === undefined) return t('Nothing is expanded yet.');
  if (news.expanded === undefined) return tree.end >= 0 ? t('The goal is taken: the search is over.') : '';
  const made = t('{n} {n:successor|successors}, {m} new.', { n: news.generated, m: news.entered.length });
  // A search without lists knows no duplicates.
  if (search.frontier === 'path') return made;
  const again = news.improved.filter((id) => nodes[id]!.state === 'open' && nodes[id]!.expansion !== undefined).length;
  const parts = [made];
  if (news.duplicates > 0) {
    parts.push(t('{n} {n:duplicate|duplicates}.', { n: news.duplicates }));
  }
  if (news.improved.length > 0) {
    parts.push(t('{n} {n:board|boards} reached by a shorter way.', { n: news.improved.length }));
  }
  if (again > 0) parts.push(t('{n} closed {n:board|boards} opened again.', { n: again }));
  return parts.join(' ');
}

/** The moves of the board that was expanded last that led to nothing new, in words. */
export function duplicateMoves({ replay, board }: Pick<Watched, 'replay' | 'board'>, news: StepNews): string {
  if (news.expanded === undefined || news.duplicates === 0) return '';
  const { family, metric } = board;
  const position = replay.position(news.expanded);
  const made = [...news.entered, ...news.improved]
    .filter((id) => replay.nodes[id]?.parent === news.expanded)
    .map((id) => replay.position(id));
  const known = family
    .moves(position, metric)
    .filter((move) => !made.some((each) => same(each, unwrap(family.play(position, move)))));
  const named = known.slice(0, MOST_NAMED).map((move) => tell(family.moveMessage(position, move)));
  return known.length > named.length ? `${named.join(', ')} …` : named.join(', ');
}

/** How many boards have as good a claim as the next one, and which of them goes first; empty where none has. */
export function tieWords(replay: SearchReplay<unknown, unknown>, next: readonly number[]): string {
  const { nodes, search } = replay;
  const [first] = next;
  if (first === undefined || search.frontier === 'queue') return '';
  const { f, h } = nodes[first]!;
  const equal = next.filter((id) => nodes[id]!.f === f);
  const alike = equal.filter((id) => nodes[id]!.h === h);
  if (equal.length < 2) return '';
  const isMore = next.length === equal.length && replay.tree.open > next.length;
  const values = { n: `${equal.length}${isMore ? '+' : ''}`, f: String(round(f)), h: String(h) };
  if (search.frontier === 'ranked' && search.ranking.gWeight !== 0) {
    return alike.length < 2
      ? t('Now {n} tie at f = {f}; the next one alone has h = {h}.', values)
      : t('Now {n} tie at f = {f}, and more than one at h = {h}: the board that reads first is next.', values);
  }
  return t('Now {n} are equal to the next one.', { n: values.n });
}
