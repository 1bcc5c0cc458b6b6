import { families } from '@slidewise/core/families';
import { writeAddress } from '@slidewise/core/reading';
import { Session } from '@slidewise/core/session';
import type { Review } from '@slidewise/lab/review';
import { createMemo, createSignal, onCleanup, onMount, Show } from 'solid-js';
import { Board } from '../../board/board.js';
import { titleHere } from '../../collection/puzzle.js';
import { ActionButton } from '../../design/action-button.js';
import { Icon } from '../../design/icons.js';
import { setPageTitle } from '../../design/page-title.js';
import { sentence } from '../../design/sentence.js';
import { askReview } from '../../review/ask-review.js';
import { addressOf, type OpenGame, puzzleAddress, recordName } from '../../share/game-address.js';
import { begunGame, keepGame } from '../../share/game-records.js';
import { known, t, tell } from '../../texts/index.js';
import { GameWalk } from './game-walk.js';
import { ReviewedGame } from './reviewed-game.js';

/** A review ends with what is known after so long. */
const LONGEST = 60_000;

/** One game in review: its board, and beside it what there is to say. */
export function ReviewPage(props: { readonly game: OpenGame }) {
  const open = props.game;
  const { session } = open;
  const title = (open.puzzle && titleHere(open.puzzle)) ?? session.name ?? known(session.family.title);
  const [reviewed, setReviewed] = createSignal<ReviewedGame>();
  const [activity, setActivity] = createSignal(t('exploring positions'));
  const [error, setError] = createSignal<string>();
  const [at, setAt] = createSignal(0);
  const asked = askReview(session, LONGEST, (news) => news.activity !== undefined && setActivity(tell(news.activity)));
  let isGone = false;
  asked.answer.then(
    (review: Review) => {
      if (isGone) return;
      const game = new ReviewedGame(session, review);
      noteReview(open);
      setAt(game.first);
      setReviewed(game);
    },
    (error: unknown) => setError(error instanceof Error ? error.message : String(error)),
  );
  onCleanup(() => {
    isGone = true;
    asked.cancel();
  });
  setPageTitle(t('Review of {title}', { title }));
  onCleanup(() => setPageTitle(undefined));

  const go = (to: number): void => {
    setAt(Math.max(0, Math.min(reviewed()?.last ?? 0, to)));
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || reviewed() === undefined) return;
    if (event.target instanceof Element && event.target.matches('input, textarea, select')) return;
    const to = { ArrowLeft: at() - 1, ArrowRight: at() + 1, Home: 0, End: reviewed()!.last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  onMount(() => document.addEventListener('keydown', onKey));
  onCleanup(() => document.removeEventListener('keydown', onKey));

  const scene = createMemo(() => reviewed()?.scene(at()) ?? session.family.scene(session.start));
  const compared = createMemo(() => reviewed()?.compared(at()));
  const isSolved = (): boolean => reviewed()?.point(at()).most === 0;
  /** The game as it stood at the point that is shown: moves that come with an address count as shown. */
  const onwardAddress = createMemo(() => {
    const parameters = { ...addressOf(open).parameters, at: String(at()) };
    return writeAddress(at() === 0 ? puzzleAddress(open) : { ...addressOf(open), parameters });
  });
  return (
    <div class="review" style={{ '--columns': scene().width, '--rows': scene().height }}>
      <div class="review-board">
        <Board scene={scene()} name={title} compared={compared()} solved={isSolved()} moving />
      </div>
      <div class="review-side">
        <header>
          <p class="eyebrow">{t('Review')}</p>
          <h1>{title}</h1>
        </header>
        <Show when={error()}>
          {(message) => <p role="alert">{t('There is no review: {why}', { why: sentence(message()) })}</p>}
        </Show>
        <Show
          when={reviewed()}
          fallback={
            <Show when={error() === undefined}>
              <section class="card review-waiting">
                <p>
                  <span class="spinner" aria-hidden="true" /> <span role="status">{sentence(activity())}</span>
                </p>
                <ActionButton onPress={() => asked.cancel()}>{t('Show what is known')}</ActionButton>
              </section>
            </Show>
          }
        >
          {(game) => <GameWalk game={game()} at={at()} onGo={go} />}
        </Show>
        {/* They would move when the review comes. */}
        <Show when={reviewed() ?? error()}>
          <p class="review-choices">
            <a class="button" href={onwardAddress()}>
              <Icon name="play" /> {t('Play from here')}
            </a>
            <a class="button" href={writeAddress({ ...addressOf(open), view: 'map' })}>
              <Icon name="map" /> {t('This game on the map')}
            </a>
            <a class="button" href={writeAddress({ view: 'review' })}>
              <Icon name="paste" /> {t('Another game')}
            </a>
          </p>
        </Show>
      </div>
    </div>
  );
}

/** An unfinished game whose review has been seen goes on as shown. */
function noteReview(open: OpenGame): void {
  const name = recordName(open);
  const text = begunGame(name);
  const played = text === undefined ? undefined : Session.restore(text, families);
  if (!played?.ok) return;
  played.value.takeHelp('shown');
  keepGame(name, played.value, open.puzzle !== undefined);
}
