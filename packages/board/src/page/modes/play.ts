import type { View } from '../../engine/protocol.js';
import type { ButtonName } from '../page-words.js';
import type { Mode, Stage } from './mode.js';

/** Playing, with undo and hints. */
export class Play implements Mode {
  readonly isPlayed = true as const;
  protected view: View | undefined;

  constructor(protected readonly stage: Stage) {}

  get buttons(): readonly ButtonName[] {
    const hint: readonly ButtonName[] = this.stage.hints ? ['hint'] : [];
    return this.stage.attribute('controls') === undefined ? hint : ['undo', 'redo', 'restart', ...hint];
  }

  async opened(view: View): Promise<void> {
    await this.moved(view);
  }

  async moved(view: View): Promise<void> {
    this.view = view;
    const { controls } = this.stage;
    controls.enable('undo', view.at > 0);
    controls.enable('redo', view.at < view.count);
    controls.enable('restart', view.at > 0);
    controls.enable('hint', !view.solved);
    await this.report(view);
  }

  async press(name: ButtonName): Promise<void> {
    const { view } = this;
    if (view === undefined) return;
    if (name === 'hint') await this.hint(view);
    else await this.goTo(name === 'undo' ? view.at - 1 : name === 'redo' ? view.at + 1 : 0);
  }

  /** Says how the game stands. */
  protected async report({ solved, length, at }: View): Promise<void> {
    const { controls, words } = this.stage;
    if (solved) controls.say(words.solved(length), 'good');
    else controls.say(at === 0 || this.stage.attribute('controls') === undefined ? '' : words.soFar(length));
  }

  private async goTo(at: number): Promise<void> {
    const { game } = this.stage;
    const view = await game.inTurn(() => game.ask('goTo', at));
    this.stage.show(view);
    await this.moved(view);
  }

  private async hint(view: View): Promise<void> {
    const { stage } = this;
    stage.controls.say(stage.words.thinking);
    const hint = await stage.game.ask('hint');
    // The player may have moved meanwhile.
    if (this.view !== view) return;
    if ('reason' in hint) {
      stage.controls.say(stage.say(hint.reason));
      return;
    }
    stage.point(hint.shifts);
    stage.controls.say(stage.words.next(stage.say(hint.words)));
  }
}
