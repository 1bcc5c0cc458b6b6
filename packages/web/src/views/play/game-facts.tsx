import { reservedWords } from '@slidewise/board/state';
import { type Accessor, Show } from 'solid-js';
import { noteOf } from '../../collection/overview.js';
import { watching } from '../../design/watching.js';
import { t } from '../../texts/index.js';
import { boardWords } from '../../texts/names.js';
import { challengeWords, HELP_TAGS, helpWords } from './ending-words.js';
import type { Game } from './game.js';

/** The facts of a game: below the controls, so that nothing here moves them. */
export function GameFacts(props: {
  readonly game: Game;
  readonly version: Accessor<number>;
  readonly onAfresh: () => void;
}) {
  const { session, open, unit } = props.game;
  const { puzzle, challenge } = open;
  const watched = watching(props.version);
  const help = watched(() => session.help);
  const solved = watched(() => session.solved);
  const atStart = watched(() => !session.canUndo);
  const hopeless = watched(() => props.game.hopeless);
  return (
    <div class="play-facts">
      <Show when={challenge}>
        {(given) => (
          <p>
            <span class="tag">{t('challenge')}</span>{' '}
            {t('{result} to beat, without help', { result: challengeWords(given(), unit) })}
          </p>
        )}
      </Show>
      <Show when={hopeless()}>{(why) => <p class="play-hopeless">{why()}</p>}</Show>
      <Show when={help() !== 'clean' && !solved()}>
        <p>
          <span class="tag">{t(HELP_TAGS[help()])}</span> <span class="soft">{helpWords(help())}</span>{' '}
          <Show when={atStart()}>
            <button type="button" class="link-button" onClick={() => props.onAfresh()}>
              {t('Start afresh')}
            </button>
          </Show>
        </p>
      </Show>
      <Show when={reservedWords(session.scene, boardWords())}>
        {(places) => (
          <p class="soft">
            {t('No other piece may enter the hatched cells')}
            <span class="unseen">: {places()}</span>
          </p>
        )}
      </Show>
      <Show when={puzzle && noteOf(puzzle)}>{(note) => <p class="soft">{note()}</p>}</Show>
    </div>
  );
}
