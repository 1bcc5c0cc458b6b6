import type { Accessor } from 'solid-js';
import { Icon } from '../../design/icons.js';
import { watching } from '../../design/watching.js';
import type { Game } from './game.js';
import { ShareButton } from './share-button.js';

/** What can be done in a game, besides moving pieces. */
export function Controls(props: { readonly game: Game; readonly version: Accessor<number> }) {
  const { session } = props.game;
  const watched = watching(props.version);
  const canUndo = watched(() => session.canUndo);
  const canRedo = watched(() => session.canRedo);
  const waiting = watched(() => session.solved || props.game.hints.state.kind === 'thinking');
  const pressedOnce = watched(() => props.game.hints.state.kind === 'move');
  return (
    <div class="controls" role="group" aria-label="Game">
      <button type="button" class="button" disabled={!canUndo()} onClick={() => props.game.undo()}>
        <Icon name="undo" /> Undo
      </button>
      <button type="button" class="button" disabled={!canRedo()} onClick={() => props.game.redo()}>
        <Icon name="redo" /> Redo
      </button>
      <button type="button" class="button" disabled={!canUndo()} onClick={() => props.game.restart()}>
        <Icon name="restart" /> Restart
      </button>
      <button type="button" class="button" disabled={waiting()} onClick={() => void props.game.hint()}>
        <Icon name="hint" /> {pressedOnce() ? 'Why?' : 'Hint'}
      </button>
      <button type="button" class="button" disabled={waiting()} onClick={() => void props.game.showSolution()}>
        <Icon name="solution" /> Solution
      </button>
      <ShareButton />
    </div>
  );
}
