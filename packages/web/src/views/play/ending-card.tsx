import { writeAddress } from '@slidewise/core/reading';
import type { Review } from '@slidewise/lab/review';
import { type Accessor, createMemo, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { nextAfter } from '../../collection/next.js';
import { starsOf } from '../../collection/stars.js';
import { ActionButton } from '../../design/action-button.js';
import { createCopying } from '../../design/copying.js';
import { Icon } from '../../design/icons.js';
import { LinkField } from '../../design/link-field.js';
import { Stars } from '../../design/stars.js';
import { watching } from '../../design/watching.js';
import { askReview } from '../../review/ask-review.js';
import { Curve, turnOf } from '../../review/curve.js';
import { schedule } from '../../schedule.js';
import { mayMove } from '../../settings.js';
import { addressOf, puzzleAddress } from '../../share/game-address.js';
import { loadTexts, t, unitWord } from '../../texts/index.js';
import { DailyResult } from './daily-result.js';
import { bestWords, endingTitle, endingWorth, turningWords } from './ending-words.js';
import type { Ending, Game } from './game.js';
import { NewPuzzles } from './new-puzzles.js';
import { clockText } from './stopwatch.js';

/** The target leaves in so many milliseconds, and is seen meanwhile. */
const LEAVING = 600;

/** A game of small boards is reviewed in a moment; others are not waited for here. */
const REVIEWING = 4000;

interface EndingProps {
  readonly game: Game;
  readonly version: Accessor<number>;
  readonly onAfresh: () => void;
  readonly isMoreOpen: boolean;
  readonly onMore: () => void;
  /** What is done now and then, while it is open. */
  readonly menu: JSX.Element;
}

/** The end of a game, in the place of the controls: how it went, and where to go from there. */
export function EndingCard(props: EndingProps) {
  const ending = watching(props.version)(() => props.game.ending);
  return <Show when={ending()}>{(end) => <Card {...props} end={end()} />}</Show>;
}

function Card(props: EndingProps & { readonly end: Ending }) {
  const { session, open, unit } = props.game;
  const watched = watching(props.version);
  const stars = (): number | undefined => starsOf(props.end, optimum());
  // As it is known at first: what is below is not moved when more is known.
  const isShortest = props.end.length === props.game.optimum;
  const { puzzle } = open;
  const next = createMemo(() => puzzle && nextAfter(puzzle));
  const [review, setReview] = createSignal<Review>();
  const [asking, setAsking] = createSignal(false);
  const optimum = watched(() => props.game.optimum);
  const hasMoves = props.end.length > 0;
  if (hasMoves) {
    const asked = askReview(session, REVIEWING);
    setAsking(true);
    let isGone = false;
    Promise.all([asked.answer, loadTexts('laboratory')]).then(
      ([found]) => {
        if (isGone) return;
        setAsking(false);
        // Without the best of every position there is nothing to draw.
        if (found.status !== 'reviewed') return;
        setReview(found);
        props.game.learn(found.points[0]!.least);
      },
      () => setAsking(false),
    );
    onCleanup(() => {
      isGone = true;
      asked.cancel();
    });
  }
  const turn = (): number | undefined => review()?.turningPoint?.number;
  const { copied, byHand, copy, close } = createCopying();
  const challenge = (): string => {
    const { length, seconds } = props.end;
    return new URL(writeAddress(puzzleAddress(open, { length, seconds })), location.href).href;
  };
  /** The piece that ended the game had the focus, and cannot be moved any more. A tall board may leave no room for the end. */
  const takeFocus = (element: HTMLElement): void => {
    const moves = mayMove();
    // What can be chosen is seen, and above it as much of the board as there is room for.
    const show = (): void =>
      element
        .querySelector('.ending-choices')
        ?.scrollIntoView({ block: 'nearest', behavior: moves ? 'smooth' : 'auto' });
    queueMicrotask(() => {
      element.focus({ preventScroll: true });
      if (!moves) show();
    });
    if (moves) onCleanup(schedule(show, LEAVING));
  };
  return (
    <section class="card ending" tabIndex={-1} aria-labelledby="ending-title" ref={takeFocus}>
      <div class="ending-head">
        <h2 id="ending-title">{endingTitle(session.scene, props.end)}</h2>
        <Show when={stars()}>{(count) => <Stars count={count()} />}</Show>
      </div>
      <Show when={hasMoves}>
        <dl class="ending-sum">
          <div>
            <dt>{unitWord(props.end.length, unit)}</dt>
            <dd>{props.end.length}</dd>
          </div>
          <div>
            <dt>{bestWords(optimum())}</dt>
            <dd>{optimum() ?? '?'}</dd>
          </div>
          <div>
            <dt>{t('time')}</dt>
            <dd>{clockText(1000 * props.end.seconds)}</dd>
          </div>
        </dl>
      </Show>
      <p class="ending-worth">{endingWorth(props.end, unit, optimum(), open.challenge)}</p>
      <div class="ending-choices">
        <Show
          when={next()}
          fallback={
            <a class="button primary" href={writeAddress({ view: 'collection', name: session.family.id })}>
              {t('All puzzles')}
            </a>
          }
        >
          {(following) => (
            <a class="button primary" href={writeAddress({ view: 'play', name: following().name })}>
              <span class="ending-next">{t('Next: {title}', { title: following().title })}</span> <Icon name="next" />
            </a>
          )}
        </Show>
        <Show when={hasMoves}>
          <Show
            when={turn()}
            fallback={
              <ActionButton icon="restart" onPress={() => props.onAfresh()}>
                {props.end.help === 'clean' ? t('Again') : t('Again, without help')}
              </ActionButton>
            }
          >
            {(number) => (
              <ActionButton icon="restart" onPress={() => props.game.replayFrom(number())}>
                <span class="wide-only">{t('Replay from move {n}', { n: number() })}</span>
                <span class="narrow-only">{t('From move {n}', { n: number() })}</span>
              </ActionButton>
            )}
          </Show>
          <Show when={props.end.help !== 'shown'}>
            <ActionButton icon="share" onPress={() => void copy(challenge())}>
              {copied() === undefined ? t('Challenge') : t('Copied')}
            </ActionButton>
          </Show>
          <a class="button" href={writeAddress({ ...addressOf(open), view: 'review' })}>
            <Icon name="curve" /> {t('Review')}
          </a>
        </Show>
        <ActionButton id="more" icon="more" expanded={props.isMoreOpen} onPress={() => props.onMore()}>
          <span class="more-word">{t('More')}</span>
        </ActionButton>
        {props.menu}
      </div>
      <LinkField link={byHand} onClose={close} />
      <DailyResult game={open} ending={props.end} />
      <NewPuzzles game={open} />
      <Show when={asking() || review() !== undefined}>
        <div class="ending-review" classList={{ fine: isShortest }}>
          <Show when={review()}>
            {(found) => (
              <div>
                <Curve review={found()} unit={unit} turn={turnOf(found())} />
                <p class="turn" classList={{ fine: turn() === undefined }}>
                  {turningWords(found())}
                </p>
              </div>
            )}
          </Show>
        </div>
      </Show>
    </section>
  );
}
