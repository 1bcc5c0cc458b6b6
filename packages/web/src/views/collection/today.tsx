import { writeAddress } from '@slidewise/core/reading';
import { Show } from 'solid-js';
import { DayCards } from '../../cards/day-cards.js';
import { longDay, today } from '../../collection/days.js';
import { currentStreak } from '../../collection/streak.js';
import { t } from '../../texts/index.js';

/** The boards of the day: one a family, the same for everybody. */
export function Today() {
  const date = today();
  const streak = currentStreak(date);
  return (
    <section class="today" aria-labelledby="today">
      <header class="section-head">
        <h2 id="today">{t('Today')}</h2>
        <p class="soft">
          <Show when={streak > 0}>
            <span class="streak">{t('{n} {n:day|days} in a row', { n: streak })}</span> ·{' '}
          </Show>
          {longDay(date)} · <a href={writeAddress({ view: 'days' })}>{t('past days')}</a>
        </p>
      </header>
      <DayCards date={date} />
    </section>
  );
}
