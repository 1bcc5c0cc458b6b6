import { writeAddress } from '@slidewise/core/reading';
import { KeyMap } from '@slidewise/core/session';
import { type Accessor, createMemo, Show } from 'solid-js';
import { collection } from '../../collection/collection.js';
import { isMadeName } from '../../collection/made-names.js';
import { nextAfter } from '../../collection/next.js';
import { nextPuzzle } from '../../collection/playlist.js';
import { readResults } from '../../collection/results.js';
import { ActionButton } from '../../design/action-button.js';
import { Icon } from '../../design/icons.js';
import { watching } from '../../design/watching.js';
import { t } from '../../texts/index.js';
import type { Game } from './game.js';
import { NEXT_STEPS } from './hint-card.js';

/** What is done most in a game, besides moving pieces: always the same four, in the same places. */
export function Controls(props: {
  readonly game: Game;
  readonly version: Accessor<number>;
  readonly isMoreOpen: boolean;
  readonly onMore: () => void;
}) {
  const { game } = props;
  const watched = watching(props.version);
  const canUndo = watched(() => game.session.canUndo);
  const waiting = watched(() => game.session.solved || game.hints.state.kind === 'thinking');
  const step = watched(() => {
    const { kind } = game.hints.state;
    return kind === 'piece' || kind === 'move' || kind === 'plan' ? t(NEXT_STEPS[kind].short) : undefined;
  });
  const keyMap = new KeyMap(game.session.scene);
  const { puzzle } = game.open;
  const isNew = puzzle !== undefined && isMadeName(puzzle.name) && !puzzle.name.startsWith('daily/');
  const next = createMemo(() =>
    puzzle === undefined ? nextPuzzle(collection, readResults(), game.session.family.id) : nextAfter(puzzle),
  );
  return (
    <div class="controls" role="group" aria-label={t('Game')}>
      <ActionButton icon="undo" idle={!canUndo()} keys={keyMap.shown('undo')} onPress={() => game.undo()}>
        {t('Undo')}
      </ActionButton>
      <ActionButton
        id="hint"
        icon="hint"
        primary
        idle={waiting()}
        keys={keyMap.shown('hint')}
        title={t('With a hint, a game is worth at most two stars')}
        onPress={() => void game.hint()}
      >
        <span class="wide-only">{t('Hint')}</span>
        <span class="narrow-only">{step() ?? t('Hint')}</span>
      </ActionButton>
      <Show when={next()}>
        {(following) => (
          <a class="button" href={writeAddress({ view: 'play', name: following().name })} title={following().title}>
            <Icon name={isNew ? 'plus' : 'next'} />
            {isNew ? t('New') : t('Next')}
          </a>
        )}
      </Show>
      <ActionButton id="more" icon="more" expanded={props.isMoreOpen} onPress={() => props.onMore()}>
        <span class="more-word">{t('More')}</span>
      </ActionButton>
    </div>
  );
}
