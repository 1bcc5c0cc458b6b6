import type { TreeView } from '../../engine/protocol.js';
import type { ButtonName } from '../page-words.js';
import { Clock } from './clock.js';
import type { Mode, Stage } from './mode.js';

/** Milliseconds from node to node. */
const PACE = 700;
const USUAL_EXPANSIONS = 30;
const MOST_EXPANSIONS = 100;

/** The tree of a search, node by node. */
export class Study implements Mode {
  private tree: TreeView | undefined;
  private readonly clock: Clock;

  constructor(private readonly stage: Stage) {
    this.clock = new Clock(
      () => PACE,
      () => this.grow(),
      () => stage.controls.turnPlay(this.clock.going ? 'pause' : 'play', stage.words),
    );
  }

  get buttons(): readonly ButtonName[] {
    return this.stage.attribute('controls') === undefined ? [] : ['restart', 'step', 'play'];
  }

  async opened(): Promise<void> {
    await this.plant();
    if (this.buttons.length === 0) while (await this.grow()) {}
    else if (this.stage.attribute('autoplay') !== undefined && !this.stage.still) this.clock.start();
  }

  async press(name: ButtonName): Promise<void> {
    const wasGoing = this.clock.going;
    this.clock.stop();
    if (name === 'restart') await this.plant();
    else if (name === 'step') await this.grow();
    else if (!wasGoing) {
      if (this.isOver) await this.plant();
      this.clock.start();
    }
  }

  close(): void {
    this.clock.stop();
    this.stage.controls.showTree(undefined, '');
  }

  private get isOver(): boolean {
    const most = Math.floor(Number(this.stage.attribute('expansions'))) || USUAL_EXPANSIONS;
    return this.tree!.over || this.tree!.expanded >= Math.min(MOST_EXPANSIONS, Math.max(1, most));
  }

  private async plant(): Promise<void> {
    const { game } = this.stage;
    const [algorithm, heuristic] = ['algorithm', 'heuristic'].map((name) => this.stage.attribute(name));
    const options = { ...(algorithm && { algorithm }), ...(heuristic && { heuristic }) };
    this.shown(await game.inTurn(() => game.ask('plant', options)));
  }

  /** Expands one node more; whether there is another. */
  private async grow(): Promise<boolean> {
    const { game } = this.stage;
    if (this.isOver) return false;
    this.shown(await game.inTurn(() => game.ask('grow')));
    return !this.isOver;
  }

  private shown(tree: TreeView): void {
    this.tree = tree;
    const { controls, words } = this.stage;
    const text = words.tree(tree.algorithm, tree.expanded, tree.nodes, tree.over);
    this.stage.picture(tree.scene);
    controls.showTree(tree.svg, text);
    controls.say(text);
    controls.enable('step', !this.isOver);
    controls.enable('restart', tree.expanded > 1);
    if (this.isOver) this.stage.ended();
  }
}
