import { writeAddress } from '@slidewise/core/reading';
import { createSignal, lazy, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { Picture } from '../../board/picture.js';
import { today } from '../../collection/days.js';
import { whenIdle } from '../../schedule.js';
import { loadTexts, t } from '../../texts/index.js';
import { HERO_OPTIMUM, heroScene } from './hero-jam.js';

const HeroBoard = lazy(async () => {
  const [board] = await Promise.all([import('./hero-board.js'), loadTexts('library')]);
  return board;
});

/** The board whose search is watched first: small enough for its whole tree. */
const WATCHED = 'tiles/3x3-easy';

/** What this is, in one sentence, a board to drag, and where to go. */
export function Hero() {
  // The page is there first; what plays comes while it is looked at.
  const [live, setLive] = createSignal(false);
  onMount(() => onCleanup(whenIdle(() => setLive(true))));
  const [length, setLength] = createSignal(0);
  const [solved, setSolved] = createSignal(false);
  const picture = <Picture scene={heroScene()} letters />;
  return (
    <section class="hero">
      <div class="hero-words">
        <h1>{t('Sliding puzzles, solved perfectly.')}</h1>
        <p class="hero-about">{t('Play, learn from every move, build your own. The best solution is always known.')}</p>
        <p class="hero-ways">
          <a class="button primary" href={writeAddress({ view: 'play', name: `daily/rush-hour/${today()}` })}>
            {t('Play today’s puzzle')}
          </a>
          <a class="button" href={writeAddress({ view: 'study', name: WATCHED, parameters: { run: 'astar' } })}>
            {t('Watch A* think')}
          </a>
          <a class="button" href={writeAddress({ view: 'editor' })}>
            {t('Make a board')}
          </a>
          <a class="button" href={writeAddress({ view: 'code' })}>
            {t('Use it in your code')}
          </a>
        </p>
      </div>
      <div class="hero-play">
        <div class="hero-board">
          <Show when={live()} fallback={picture}>
            <Suspense fallback={picture}>
              <HeroBoard
                onChange={(moves, isSolved) => {
                  setLength(moves);
                  setSolved(isSolved);
                }}
              />
            </Suspense>
          </Show>
        </div>
        <p class="hero-try" role="status">
          <Show when={solved()} fallback={t('Drag a car. Get the red one out: four moves will do.')}>
            {length() === HERO_OPTIMUM
              ? t('Out in {n} moves, the fewest there can be.', { n: length() })
              : t('Out in {n} moves. {best} would have done.', { n: length(), best: HERO_OPTIMUM })}
          </Show>
        </p>
      </div>
    </section>
  );
}
