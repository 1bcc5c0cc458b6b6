import { reservedWords } from '@slidewise/board/state';
import { type Accessor, Show } from 'solid-js';
import { noteOf } from '../../collection/overview.js';
import { watching } from '../../design/watching.js';
import { challengeWords, helpWords } from './ending-words.js';
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
            <span class="tag">challenge</span> {challengeWords(given(), unit)} to beat, without help
          </p>
        )}
      </Show>
      <Show when={hopeless()}>{(why) => <p class="play-hopeless">{why()}</p>}</Show>
      <Show when={help() !== 'clean' && !solved()}>
        <p>
          <span class="tag">{help()}</span> <span class="soft">{helpWords(help())}</span>{' '}
          <Show when={atStart()}>
            <button type="button" class="link-button" onClick={() => props.onAfresh()}>
              Start afresh
            </button>
          </Show>
        </p>
      </Show>
      <Show when={reservedWords(session.scene)}>
        {(places) => (
          <p class="soft">
            No other piece may enter the hatched cells<span class="unseen">: {places()}</span>
          </p>
        )}
      </Show>
      <Show when={puzzle && noteOf(puzzle)}>{(note) => <p class="soft">{note()}</p>}</Show>
    </div>
  );
}
