import { aFamily, anIdOf, argumentError } from '@slidewise/core/checking';
import type { Family, Ids, Space, Trace } from '@slidewise/core/contract';
import { SuccessorOrder } from '@slidewise/core/internals';
import { english } from '@slidewise/core/messages';
import { ok, problem, type Result, unwrap } from '@slidewise/core/result';
import { algorithms, newSuccessors } from '@slidewise/core/search';
import { algorithmId, type Solution, type Solving } from '@slidewise/core/solving';
import { makesNoLog } from '../../messages/en/studying.js';
import { prepareTree, type TreeOptions, type TreeSearch } from '../tree/prepare-tree.js';
import { BoardLine } from './board-line.js';

/** The open lists whose order the documentation tells: whoever follows it takes the same boards. */
const LOGGED = ['ranked', 'buckets'] as const;

/** So many events at most come at a time, so that whoever prints them can pause: a large board has thousands of successors. */
const MOST_EVENTS = 8;

/** What happens to a board in a search with an open list. */
export interface LogEvent {
  /**
   * `take`: it is taken from the open list. The others are said of the successors of the board that was taken last. `new`: it enters the open list;
   * `known`: it was met before, and nothing changes; `better`: it was, and the path to it is cheaper now.
   */
  readonly event: 'take' | 'new' | 'known' | 'better';
  /** The position. */
  readonly position: unknown;
  /** The board on one line. */
  readonly board: string;
  /** The evaluation function, the cost so far and the estimate; left out of `known`. */
  readonly f?: number;
  /** The cost so far. */
  readonly g?: number;
  /** The estimate of what is left. */
  readonly h?: number;
  /** The move that leads to it; left out of `take` and of the start. */
  readonly move?: string;
}

/** An event of the trace. */
type Traced =
  | { readonly kind: 'take' | 'goal'; readonly node: number }
  | { readonly kind: 'enter'; readonly node: number; readonly edge: number; readonly g: number; readonly h: number };

interface Node<P> {
  readonly key: Int32Array;
  readonly position: P;
  readonly g: number;
  readonly h: number;
}

/**
 * The log of a search, board by board. Successors come in the order of entering, or as they read where the order
 * makes no difference.
 */
export class SearchLog<P, M> {
  /** Everything that is known at the end. */
  solution: Solution<M> | undefined;
  /** Whether successors matter in their order: ties are broken by their arrival. */
  readonly isOrdered: boolean;
  /** How boards are written. */
  readonly boards: BoardLine;
  private traced: Traced[] = [];
  /** The events of the board that was taken last which are still to come; undefined is a pause. */
  private rest: Iterator<LogEvent | undefined> | undefined;
  private solving!: Solving<P, M>;
  private readonly nodes = new Map<number, Node<P>>();
  private readonly out;
  private readonly order: SuccessorOrder;
  private readonly state: Int32Array;

  private constructor(
    private readonly family: Family<P, M>,
    private readonly start: P,
    private readonly space: Space<M, P>,
    /** How it is searched. */
    readonly search: TreeSearch,
    private readonly format: string,
    { settings = {} }: TreeOptions,
  ) {
    this.boards = new BoardLine(family as Family, start, format);
    this.out = newSuccessors(space);
    this.order = new SuccessorOrder(space, settings);
    this.state = new Int32Array(space.stateWords);
    this.isOrdered = search.frontier === 'buckets' || (settings.ties ?? 'board') !== 'board';
  }

  /** The log before its first event; the problem, if any, is with the options. `format` is that of the lines. */
  static start<P, M, I extends Ids = Ids>(
    family: Family<P, M, I>,
    position: P,
    format: string,
    options: TreeOptions<I> = {},
  ): Result<SearchLog<P, M>> {
    const error = argumentError(
      ['family', family, aFamily],
      ['format', format, anIdOf(english.unknownFormat, family?.formats ?? [])],
    );
    if (error !== undefined) return problem(error);
    const prepared = prepareTree(family, position, options);
    if (!prepared.ok) return prepared;
    const { position: start, search, cache } = prepared.value;
    const able = algorithms.filter(({ frontier, complete }) => complete && LOGGED.some((each) => each === frontier));
    if (!able.some(({ id }) => id === algorithmId(family, search.algorithm))) {
      return problem(makesNoLog({ algorithm: search.algorithm, known: able.map(({ id }) => id) }));
    }
    const space = family.space(start, search.metric, cache);
    const log = new SearchLog<P, M>(family, start, space, search, format, options as TreeOptions);
    const solving = prepared.value.start(log.trace());
    if (!solving.ok) return solving;
    log.solving = solving.value;
    return ok(log);
  }

  /**
   * Some events, none of them after the next board that is taken: perhaps none at all. Undefined once the search has ended. First, the start
   * enters the open list.
   */
  next(): readonly LogEvent[] | undefined {
    for (;;) {
      if (this.rest !== undefined) return this.slice(this.rest);
      let traced = this.nextTraced();
      if (traced.length === 0 && this.solution === undefined) {
        this.solution = this.solving.step(1);
        traced = this.nextTraced();
        if (traced.length === 0 && this.solution === undefined) return [];
      }
      if (traced.length === 0) return undefined;
      this.rest = this.eventsOf(traced);
    }
  }

  /** What was traced up to the next board that is taken; nothing if more of it may come. */
  private nextTraced(): readonly Traced[] {
    const next = this.traced.findIndex(({ kind }, i) => i > 0 && kind !== 'enter');
    if (next > 0) return this.traced.splice(0, next);
    return this.solution === undefined ? [] : this.traced.splice(0);
  }

  private slice(rest: Iterator<LogEvent | undefined>): readonly LogEvent[] {
    const events: LogEvent[] = [];
    for (let i = 0; i < MOST_EVENTS; i++) {
      const { done, value } = rest.next();
      if (value !== undefined) events.push(value);
      if (!done) continue;
      this.rest = undefined;
      break;
    }
    return events;
  }

  private trace(): Trace {
    return {
      enter: (node, _, edge, g, h) => this.traced.push({ kind: 'enter', node, edge, g, h }),
      expand: (node) => this.traced.push({ kind: 'take', node }),
      goal: (node) => this.traced.push({ kind: 'goal', node }),
      inParts: true,
    };
  }

  private *eventsOf(traced: readonly Traced[]): Generator<LogEvent | undefined, undefined> {
    const entered = new Map(traced.flatMap((each) => (each.kind === 'enter' ? [[each.edge, each] as const] : [])));
    const taken = traced.find(({ kind }) => kind !== 'enter');
    if (taken === undefined) {
      for (const { node, g, h } of entered.values()) yield this.enterStart(node, g, h);
      return;
    }
    const { key, position, g, h } = this.nodes.get(taken.node)!;
    yield { event: 'take', ...this.shown(position), ...this.ranked(g, h) };
    if (taken.kind === 'take') yield* this.successors(key, position, entered);
  }

  private enterStart(node: number, g: number, h: number): LogEvent {
    const { space, start } = this;
    const key = new Int32Array(space.keyWords);
    space.start(this.state, 0);
    space.save(this.state, 0, key, 0);
    this.nodes.set(node, { key, position: start, g, h });
    return { event: 'new', ...this.shown(start), ...this.ranked(g, h) };
  }

  private *successors(
    parent: Int32Array,
    before: P,
    entered: ReadonlyMap<number, Extract<Traced, { kind: 'enter' }>>,
  ): Generator<LogEvent | undefined> {
    const { space, state, out, order } = this;
    const moves = yield* this.movesFrom(before);
    space.load(parent, 0, state, 0);
    out.next = 0;
    do {
      space.expand(state, 0, -1, out, out.next);
      const turns = order.of(out);
      for (let turn = 0; turn < out.count; turn++) {
        const i = turns[turn]!;
        const key = out.keys.slice(i * space.keyWords, (i + 1) * space.keyWords);
        const position = space.positionAt(key, 0, before);
        const shown = this.shown(position);
        const move = moves.get(shown.board);
        const more = { ...shown, ...(move === undefined ? {} : { move }) };
        const enter = entered.get(out.edges[i]!);
        if (enter === undefined) {
          yield { event: 'known', ...more };
          continue;
        }
        const { node, g, h } = enter;
        yield { event: this.nodes.has(node) ? 'better' : 'new', ...more, ...this.ranked(g, h) };
        this.nodes.set(node, { key, position, g, h });
      }
    } while (out.next !== 0);
  }

  /** The moves from a position, by the lines of the boards that they make. */
  private *movesFrom(before: P): Generator<undefined, ReadonlyMap<string, string>> {
    const { family, format, search } = this;
    const texts = new Map<string, string>();
    for (const move of family.moves(before, search.metric)) {
      yield;
      const line = this.boards.text(unwrap(family.play(before, move)));
      if (texts.has(line)) continue;
      texts.set(line, family.printMove(before, move, { format, metric: search.metric }).replace(/\s+/g, ''));
    }
    return texts;
  }

  private shown(position: P): Pick<LogEvent, 'position' | 'board'> {
    return { position, board: this.boards.text(position) };
  }

  private ranked(g: number, h: number): Required<Pick<LogEvent, 'f' | 'g' | 'h'>> {
    const { gWeight, hWeight } = this.search.ranking;
    return { f: Math.round(1000 * (gWeight * g + hWeight * h)) / 1000, g, h };
  }
}
