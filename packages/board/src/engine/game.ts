import type { Family } from '@slidewise/core/contract';
import { english } from '@slidewise/core/messages';
import { playMovesOn, readBoard, splitBoards } from '@slidewise/core/reading';
import { ok, problem, type Result, unwrap } from '@slidewise/core/result';
import { positionId, Session } from '@slidewise/core/session';
import { drawSearchTree, SearchTree } from '@slidewise/lab/analysis';
import { Judge } from './judge.js';
import type { Described, GameCalls, Hint, Opening, Planting, TreeView, Verdict, View } from './protocol.js';
import { solvePosition } from './solver.js';

type Asynchronous<T extends (...given: never) => unknown> = (
  ...given: Parameters<T>
) => ReturnType<T> | Promise<ReturnType<T>>;

/** The game of one board. */
export class EngineGame implements Omit<{ [K in keyof GameCalls]: Asynchronous<GameCalls[K]> }, 'open'> {
  private readonly judging: Judge;
  private tree: SearchTree<unknown, unknown> | undefined;

  private constructor(private readonly session: Session) {
    this.judging = new Judge(session);
  }

  static open({ text, family: demanded, moves = '', metric }: Opening): Result<EngineGame> {
    const options = { read: {}, ...(demanded === undefined ? {} : { family: demanded }) };
    // Links and drawings are boards, too.
    const [board = { line: 1 }, another] = splitBoards(text, options);
    if (another !== undefined) return problem(english.severalBoards());
    const read = readBoard(board, options);
    if (!read.ok) return read;
    const { family, reading } = read.value;
    let { position } = reading;
    if (moves.trim() !== '') {
      const played = playMovesOn({ family, reading }, moves);
      if (!played.ok) return played;
      position = played.value.moves.reduce((at, move) => unwrap(family.play(at, move)), position);
    }
    const counted = metric !== undefined && family.metrics.some(({ id }) => id === metric) ? { metric } : {};
    return ok(new EngineGame(Session.start(family, { ...reading, position, ...counted })));
  }

  view(): View {
    const { session } = this;
    const { scene, solved, at, log, length, id } = session;
    const last = at === 0 ? undefined : { text: log[at - 1]!.text, words: session.loggedMessage(at - 1) };
    return {
      scene,
      solved,
      at,
      length,
      last,
      position: id,
      count: log.length,
      slides: solved ? [] : session.handSlides(),
    };
  }

  describe(move: unknown): Described {
    const { family, format, position } = this.session;
    const after = unwrap(family.play(position, move));
    return { ...this.words(move), position: positionId(family, after, format) };
  }

  play(move: unknown): View {
    unwrap(this.session.play(move, { join: true }));
    return this.view();
  }

  goTo(at: number): View {
    this.session.goTo(at);
    return this.view();
  }

  async hint(): Promise<Hint> {
    const { family, position, metric } = this.session;
    const { moves, reason } = await solvePosition(family, position, metric);
    const slide = moves.length === 0 ? undefined : this.session.effect(moves[0]);
    if (slide === undefined) return { reason: reason ?? english.noSolutionFound() };
    return { ...this.words(slide.move), shifts: slide.shifts };
  }

  async solve(text: string): Promise<ReturnType<GameCalls['solve']>> {
    const { session } = this;
    const { family, start, metric, format, goal } = session;
    if (text.trim() !== '') {
      const reading = { position: start, format, goal };
      return this.film(unwrap(playMovesOn({ family, reading }, text)).moves);
    }
    const { moves, reason } = await solvePosition(family, start, metric);
    if (moves.length === 0 && !family.isSolved(start)) return { reason: reason ?? english.noSolutionFound() };
    return this.film(moves);
  }

  private film(moves: readonly unknown[]): View {
    const { session } = this;
    session.restart();
    for (const move of moves) unwrap(session.play(move));
    session.restart();
    return this.view();
  }

  judge(): Promise<Verdict> {
    return this.judging.verdict();
  }

  plant(planting: Planting): TreeView {
    const { family, position, metric } = this.session;
    this.tree = unwrap(SearchTree.plant(family, position, { metric, ...planting }));
    this.tree.step();
    return this.treeView(this.tree);
  }

  grow(): TreeView {
    this.tree?.step();
    return this.treeView(this.tree!);
  }

  private treeView(tree: SearchTree<unknown, unknown>): TreeView {
    const { family, position, format, metric } = this.session;
    const { expanded, nodes, solution, search } = tree;
    const at = expanded.at(-1);
    return {
      svg: drawSearchTree(family as Family, tree, { style: { format, metric } }),
      expanded: expanded.length,
      nodes: nodes.length,
      over: solution !== undefined,
      algorithm: search.algorithm,
      scene: family.scene(at === undefined ? position : tree.position(at)),
    };
  }

  private words(move: unknown): Omit<Described, 'position'> {
    return { text: this.session.print(move), words: this.session.moveMessage(move) };
  }
}
