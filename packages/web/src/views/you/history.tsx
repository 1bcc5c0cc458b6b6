import { writeAddress } from '@slidewise/core/reading';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { sinceWords } from '../../collection/days.js';
import type { PlayedGame } from '../../collection/history.js';
import { isBetter, isOwn, starCount } from '../../collection/results.js';
import { titleOfPlayed } from '../../collection/titles.js';
import { ActionButton } from '../../design/action-button.js';
import { clockText } from '../../design/clock-text.js';
import { Stars } from '../../design/stars.js';
import { amount, t } from '../../texts/index.js';
import { boardsOf, type PlayedBoard } from './record.js';

/** So many boards are listed at first, and more each time they are asked for. */
const MORE = 20;

/** Every board that was played: its best game, and all of them. */
export function History(props: { readonly games: readonly PlayedGame[] }) {
  const boards = createMemo(() => boardsOf(props.games));
  const [shown, setShown] = createSignal(MORE);
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('Boards you have played')}</h2>
      <ul class="played">
        <For each={boards().slice(0, shown())}>{(board) => <Board board={board} />}</For>
      </ul>
      <Show when={shown() < boards().length}>
        <ActionButton onPress={() => setShown((before) => before + MORE)}>
          {t('Show more, {n} left', { n: boards().length - shown() })}
        </ActionButton>
      </Show>
    </section>
  );
}

function Board(props: { readonly board: PlayedBoard }) {
  const games = () => props.board.games;
  const best = () => games().reduce((least, game) => (isBetter(game, least) ? game : least));
  return (
    <li class="played-board">
      <div class="played-line">
        <a class="played-title" href={writeAddress({ view: 'play', name: props.board.name })}>
          {titleOfPlayed(props.board.name, props.board.title)}
        </a>
        <Worth game={best()} />
        <span>{lengthWords(best())}</span>
        <span>{clockText(1000 * best().seconds)}</span>
        <span class="soft">{sinceWords(1000 * games()[0]!.at, Date.now())}</span>
      </div>
      <Show when={games().length > 1}>
        <details>
          <summary>{t('{n} {n:game|games}', { n: games().length })}</summary>
          <ol class="played-games">
            <For each={games()}>
              {(game) => (
                <li>
                  <span>{sinceWords(1000 * game.at, Date.now())}</span>
                  <span>{lengthWords(game)}</span>
                  <span>{clockText(1000 * game.seconds)}</span>
                  <span class="soft">{game.help === 'clean' ? '' : t(game.help)}</span>
                </li>
              )}
            </For>
          </ol>
        </details>
      </Show>
    </li>
  );
}

function Worth(props: { readonly game: PlayedGame }) {
  const stars = () => starCount(props.game, props.game.shortest);
  return (
    <span class="played-worth">
      <Show when={stars() > 0} fallback={isOwn(props.game) ? t('solved') : t('shown')}>
        <Stars count={stars()} />
      </Show>
    </span>
  );
}

function lengthWords({ length, shortest }: PlayedGame): string {
  return shortest === undefined ? amount(length, 'move') : t('{n} of {all}', { n: length, all: shortest });
}
