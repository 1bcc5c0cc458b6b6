import { writeAddress } from '@slidewise/core/reading';
import { showAmount } from '@slidewise/core/text';
import { Show } from 'solid-js';
import { DayCards } from '../../cards/day-cards.js';
import { longDay, today } from '../../collection/days.js';
import { currentStreak } from '../../collection/streak.js';

/** The boards of the day: one a family, the same for everybody. */
export function Today() {
  const date = today();
  const streak = currentStreak(date);
  return (
    <section class="today" aria-labelledby="today">
      <header class="section-head">
        <h2 id="today">Today</h2>
        <p class="soft">
          <Show when={streak > 0}>
            <span class="streak">{showAmount(streak, 'day')} in a row</span> ·{' '}
          </Show>
          {longDay(date)} · <a href={writeAddress({ view: 'days' })}>past days</a>
        </p>
      </header>
      <DayCards date={date} />
    </section>
  );
}
