import type { View } from '../../engine/protocol.js';
import { Play } from './play.js';

/** Playing, where each move is compared with the shortest solutions. */
export class Puzzle extends Play {
  protected override async report(view: View): Promise<void> {
    const { controls, words, game } = this.stage;
    const verdict = await game.ask('judge');
    if (this.view !== view) return;
    const { optimum, left, lost = 0, excess } = verdict;
    if (optimum === undefined) controls.say(words.unknown);
    else if (view.solved) controls.say(...this.ending(view.length, optimum));
    else if (view.at === 0) controls.say(words.shortest(optimum));
    else if (lost > 0) controls.say(words.wrong(lost, left!), 'wrong');
    else controls.say(words.right(left!), excess === 0 ? 'good' : '');
    if (view.at > 0) this.stage.judged(verdict);
  }

  private ending(length: number, optimum: number): [string, 'good' | ''] {
    const { words } = this.stage;
    return length > optimum ? [words.longer(length, optimum), ''] : [words.best(length), 'good'];
  }
}
