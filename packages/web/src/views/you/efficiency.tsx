import { createMemo, For, onMount } from 'solid-js';
import { dayOfMonth } from '../../collection/calendar.js';
import { today } from '../../collection/days.js';
import type { PlayedGame } from '../../collection/history.js';
import { t } from '../../texts/index.js';
import { weeksOf } from './record.js';

/** So many weeks are shown. */
const WEEKS = 16;

/** How near games were to the shortest solutions, week by week. */
export function Efficiency(props: { readonly games: readonly PlayedGame[] }) {
  const weeks = createMemo(() => weeksOf(props.games, today(), WEEKS));
  const words = (efficiency: number | undefined): string =>
    efficiency === undefined ? '–' : `${Math.round(100 * efficiency)} %`;
  return (
    <section aria-labelledby="efficiency">
      <h2 id="efficiency">{t('Efficiency over the weeks')}</h2>
      <p class="soft">
        {t(
          'The length of the shortest solution, divided by that of your game: 100 % is a game without a move too many.',
        )}
      </p>
      {/* On a phone the last weeks are seen first. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys have to reach what scrolls */}
      <ol class="weeks" tabIndex={0} aria-labelledby="efficiency" ref={showLast}>
        <For each={weeks()}>
          {({ monday, games, efficiency }) => (
            <li>
              <span class="week-value">{words(efficiency)}</span>
              <span class="week-bar" aria-hidden="true">
                <span style={{ '--part': efficiency ?? 0 }} />
              </span>
              <span class="week-name">
                <span class="unseen">{t('Week from')} </span>
                {dayOfMonth(monday)}
                <span class="unseen">, {t('{n} {n:game|games}', { n: games })}</span>
              </span>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}

function showLast(weeks: HTMLElement): void {
  onMount(() => {
    weeks.scrollLeft = weeks.scrollWidth;
  });
}
