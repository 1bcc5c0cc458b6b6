import { writeAddress } from '@slidewise/core/reading';
import { showAmount } from '@slidewise/core/text';
import { createSignal, lazy, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { Picture } from '../../board/picture.js';
import { today } from '../../collection/days.js';
import { whenIdle } from '../../schedule.js';
import { HERO_OPTIMUM, heroScene } from './hero-jam.js';

const HeroBoard = lazy(() => import('./hero-board.js'));

/** What this is, in one sentence, and a board to drag. */
export function Hero() {
  // The page is there first; what plays comes while it is looked at.
  const [live, setLive] = createSignal(false);
  onMount(() => onCleanup(whenIdle(() => setLive(true))));
  const [length, setLength] = createSignal(0);
  const [solved, setSolved] = createSignal(false);
  const picture = <Picture scene={heroScene()} />;
  return (
    <section class="hero">
      <div class="hero-words">
        <h1>Sliding puzzles, solved perfectly.</h1>
        <p class="hero-about">Play, learn from every move, build your own. The best solution is always known.</p>
        <p class="hero-ways">
          <a class="button primary" href={writeAddress({ view: 'play', name: `daily/rush-hour/${today()}` })}>
            Play today’s jam
          </a>
          <a class="button" href={writeAddress({ view: 'collection', name: 'tiles' })}>
            Number tiles
          </a>
          <a class="button" href={writeAddress({ view: 'collection', name: 'bricks' })}>
            Wooden bricks
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
          <Show when={solved()} fallback="Drag a car. Get the red one out: four moves will do.">
            Out in {showAmount(length(), 'move')}
            {length() === HERO_OPTIMUM ? ', the fewest there can be.' : `. ${HERO_OPTIMUM} would have done.`}
          </Show>
        </p>
      </div>
    </section>
  );
}
