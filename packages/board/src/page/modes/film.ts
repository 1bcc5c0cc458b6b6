import type { View } from '../../engine/protocol.js';
import type { ButtonName } from '../page-words.js';
import { Clock } from './clock.js';
import type { Mode, Stage } from './mode.js';

/** Milliseconds from move to move. */
const USUAL_PACE = 900;

/** A solution, move by move: the one that the page gives, or a shortest one. */
export class Film implements Mode {
  readonly hasSlider = true as const;
  private view: View | undefined;
  private readonly clock: Clock;

  constructor(private readonly stage: Stage) {
    this.clock = new Clock(
      () => Math.max(100, Number(stage.attribute('pace')) || USUAL_PACE),
      () => this.forward(),
      () => this.showClock(),
    );
  }

  get buttons(): readonly ButtonName[] {
    return this.stage.attribute('controls') === undefined ? [] : ['first', 'back', 'play', 'forward', 'last'];
  }

  async opened(): Promise<void> {
    const { stage } = this;
    stage.controls.say(stage.words.thinking);
    const film = await stage.game.ask('solve', stage.attribute('solution') ?? '');
    if ('reason' in film) {
      stage.controls.say(stage.say(film.reason));
      return;
    }
    this.shown(film);
    if (stage.attribute('autoplay') !== undefined && !stage.still) this.clock.start();
  }

  async press(name: ButtonName): Promise<void> {
    const { view } = this;
    if (view === undefined) return;
    if (name === 'play') {
      if (this.clock.going) this.clock.stop();
      else {
        if (view.at === view.count) await this.goTo(0);
        this.clock.start();
      }
      return;
    }
    this.clock.stop();
    await this.goTo({ first: 0, back: view.at - 1, forward: view.at + 1 }[name as string] ?? view.count);
  }

  async slid(at: number): Promise<void> {
    this.clock.stop();
    await this.goTo(at);
  }

  close(): void {
    this.clock.stop();
  }

  private async forward(): Promise<boolean> {
    const { view } = this;
    if (view === undefined || view.at === view.count) return false;
    await this.goTo(view.at + 1);
    return view.at + 1 < view.count;
  }

  private async goTo(at: number): Promise<void> {
    const { game } = this.stage;
    this.shown(await game.inTurn(() => game.ask('goTo', at)));
  }

  private shown(view: View): void {
    this.view = view;
    const { controls, words } = this.stage;
    const { at, count, last } = view;
    this.stage.show(view);
    const text = words.place(at, count, last?.text);
    controls.place(at, count, text);
    controls.say(this.buttons.length === 0 ? '' : text);
    for (const name of ['first', 'back'] as const) controls.enable(name, at > 0);
    for (const name of ['forward', 'last'] as const) controls.enable(name, at < count);
    if (at === count) this.stage.ended();
  }

  private showClock(): void {
    this.stage.controls.turnPlay(this.clock.going ? 'pause' : 'play', this.stage.words);
  }
}
