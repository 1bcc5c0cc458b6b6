import type { Accessor } from 'solid-js';
import { ActionButton } from '../../design/action-button.js';
import { watching } from '../../design/watching.js';
import type { Game } from './game.js';

/** What can be done in a game, besides moving pieces. */
export function Controls(props: {
  readonly game: Game;
  readonly version: Accessor<number>;
  readonly sharing: boolean;
  readonly onShare: () => void;
}) {
  const { game } = props;
  const watched = watching(props.version);
  const canUndo = watched(() => game.session.canUndo);
  const canRedo = watched(() => game.session.canRedo);
  const waiting = watched(() => game.session.solved || game.hints.state.kind === 'thinking');
  const pressedOnce = watched(() => game.hints.state.kind === 'move');
  return (
    <div class="controls" role="group" aria-label="Game">
      <ActionButton icon="undo" idle={!canUndo()} onPress={() => game.undo()}>
        Undo
      </ActionButton>
      <ActionButton icon="redo" idle={!canRedo()} onPress={() => game.redo()}>
        Redo
      </ActionButton>
      <ActionButton icon="restart" idle={!canUndo()} onPress={() => game.restart()}>
        Restart
      </ActionButton>
      <ActionButton id="hint" icon="hint" idle={waiting()} onPress={() => void game.hint()}>
        {pressedOnce() ? 'Why?' : 'Hint'}
      </ActionButton>
      <ActionButton id="solution" icon="solution" idle={waiting()} onPress={() => void game.showSolution()}>
        Solution
      </ActionButton>
      <ActionButton id="share" icon="share" expanded={props.sharing} onPress={() => props.onShare()}>
        Share
      </ActionButton>
    </div>
  );
}
