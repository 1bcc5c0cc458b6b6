import './days.css';
import { writeAddress } from '@slidewise/core/reading';
import { createMemo, For, Show } from 'solid-js';
import { DayCards } from '../../cards/day-cards.js';
import { daysOfMonth, fullDay, monthAfter, monthTitle, weekdayNames, weekdayOf } from '../../collection/calendar.js';
import { collection } from '../../collection/collection.js';
import { isDate, longDay, shortDay, today } from '../../collection/days.js';
import { readHistory } from '../../collection/history.js';
import { isOwn, readResults } from '../../collection/results.js';
import { bestStreak, currentStreak, daysPlayed } from '../../collection/streak.js';
import { Icon } from '../../design/icons.js';
import { NotOpened } from '../../design/opened.js';
import { address } from '../../share/navigation.js';
import { t } from '../../texts/index.js';

/** The first day that is offered: a Monday, from which on boards of the day exist in the calendar. */
const FIRST = '2026-01-05';

/** The boards of the days: a day, and the calendar of its month. */
export default function DaysView() {
  const date = createMemo(() => (address().name === '' ? today() : address().name));
  const isOffered = () => isDate(date()) && date() >= FIRST && date() <= today();
  return (
    <Show
      when={isOffered()}
      fallback={
        <NotOpened
          title={t('There are no boards of this day')}
          reason={t('Boards are there from {day} on, up to today.', { day: fullDay(FIRST) })}
          elsewhere={{ view: 'days' }}
          elsewhereTitle={t('Today')}
        />
      }
    >
      <Days date={date()} />
    </Show>
  );
}

function Days(props: { readonly date: string }) {
  const now = today();
  const month = () => props.date.slice(0, 7);
  const results = readResults();
  const onTime = daysPlayed(readHistory());
  const best = bestStreak();
  const solvedOn = (date: string): number =>
    collection.families.filter(({ id }) => isOwn(results[`daily/${id}/${date}`])).length;
  const first = () => (weekdayOf(`${month()}-01`) + 1).toString();
  /** The same day of another month, or the nearest there is. */
  const dayIn = (other: string): string => {
    const days = daysOfMonth(other);
    const wanted = days.find((day) => day.endsWith(props.date.slice(7))) ?? days.at(-1)!;
    return wanted > now ? now : wanted < FIRST ? FIRST : wanted;
  };
  return (
    <div class="page days">
      <header class="days-head">
        <h1>{props.date === now ? t('Today') : longDay(props.date)}</h1>
        <p class="soft">
          {[
            ...(props.date === now ? [longDay(now)] : []),
            ...(best > 0
              ? [t('{n} {n:day|days} in a row', { n: currentStreak(now) }), t('longest {n}', { n: best })]
              : []),
          ].join(' · ')}
        </p>
      </header>
      <DayCards date={props.date} />
      <section class="calendar card" aria-labelledby="month">
        <header class="calendar-head">
          <MonthLink
            to={dayIn(monthAfter(month(), -1))}
            title={t('The month before')}
            icon="back"
            off={month() <= FIRST.slice(0, 7)}
          />
          <h2 id="month">{monthTitle(month())}</h2>
          <MonthLink
            to={dayIn(monthAfter(month(), 1))}
            title={t('The month after')}
            icon="forward"
            off={month() >= now.slice(0, 7)}
          />
        </header>
        <div class="calendar-days">
          <For each={weekdayNames()}>
            {(name) => (
              <span class="calendar-weekday soft" aria-hidden="true">
                {name}
              </span>
            )}
          </For>
          <For each={daysOfMonth(month())}>
            {(day, i) => (
              <Show
                when={day >= FIRST && day <= now}
                fallback={
                  <span class="calendar-day off" style={{ 'grid-column': i() === 0 ? first() : 'auto' }}>
                    {Number(day.slice(8))}
                  </span>
                }
              >
                <a
                  class="calendar-day"
                  classList={{ ontime: onTime.has(day) }}
                  style={{ 'grid-column': i() === 0 ? first() : 'auto' }}
                  href={writeAddress({ view: 'days', name: day })}
                  aria-current={day === props.date ? 'date' : undefined}
                >
                  <span aria-hidden="true">{Number(day.slice(8))}</span>
                  <span class="calendar-dots" aria-hidden="true">
                    <For each={collection.families}>
                      {(_, place) => <i classList={{ on: place() < solvedOn(day) }} />}
                    </For>
                  </span>
                  <span class="unseen">
                    {shortDay(day)}, {t('{n} of {all} solved', { n: solvedOn(day), all: collection.families.length })}
                  </span>
                </a>
              </Show>
            )}
          </For>
        </div>
        <p class="soft">
          {t('Boards grow harder from Monday to Sunday. A ring marks a day on which a board of that day was solved.')}
        </p>
      </section>
    </div>
  );
}

function MonthLink(props: {
  readonly to: string;
  readonly title: string;
  readonly icon: 'back' | 'forward';
  readonly off: boolean;
}) {
  return (
    <Show when={!props.off} fallback={<span class="calendar-way" />}>
      <a class="icon-button" href={writeAddress({ view: 'days', name: props.to })} aria-label={props.title}>
        <Icon name={props.icon} />
      </a>
    </Show>
  );
}
