import { locale, t } from '../texts/index.js';

const DAY = 86_400_000;

/** The day here as `2026-11-18`, which need not be the one in Greenwich. */
export function dateOf(time: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

export function today(): string {
  return dateOf(new Date());
}

/** Whether a text is a day of the calendar. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && dayAfter(text, 0) === text;
}

/** The day so many days later. */
export function dayAfter(date: string, days: number): string {
  const time = Date.parse(date);
  return Number.isNaN(time) ? '' : new Date(time + days * DAY).toISOString().slice(0, 10);
}

/** From 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

/** The days of a month such as `2026-11`. */
export function daysOfMonth(month: string): string[] {
  const days: string[] = [];
  for (let date = `${month}-01`; date.startsWith(month); date = dayAfter(date, 1)) days.push(date);
  return days;
}

/** The month so many months later. */
export function monthAfter(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

const words = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
const LONG = words({ weekday: 'long', day: 'numeric', month: 'long' });
const FULL = words({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const SHORT = words({ weekday: 'short', day: 'numeric', month: 'short' });
const DAY_OF_MONTH = words({ day: 'numeric', month: 'long' });
const WEEKDAY = words({ weekday: 'short' });
const SHORT_DAY = words({ day: 'numeric', month: 'short' });
const MONTH = words({ month: 'long', year: 'numeric' });

/** `Wednesday 18 November`. */
export function longDay(date: string): string {
  return LONG.format(new Date(date)).replace(',', '');
}

/** `Monday 5 January 2026`. */
export function fullDay(date: string): string {
  return FULL.format(new Date(date)).replace(',', '');
}

/** `18 Nov`. */
export function dayOfMonth(date: string): string {
  return SHORT_DAY.format(new Date(date));
}

/** `Wed 18 Nov`. */
export function shortDay(date: string): string {
  return SHORT.format(new Date(date)).replace(',', '');
}

/** The days of the week, from Monday on: `Mon`. */
export function weekdayNames(): string[] {
  // The first of January 2024 was a Monday.
  return daysOfMonth('2024-01')
    .slice(0, 7)
    .map((date) => WEEKDAY.format(new Date(date)));
}

/** `November 2026`. */
export function monthTitle(month: string): string {
  return MONTH.format(new Date(`${month}-01`));
}

/** How many days in a row are in a set, up to a day, or to the day before: a day that is not over breaks nothing. */
export function streakOf(days: ReadonlySet<string>, upTo: string): number {
  let date = days.has(upTo) ? upTo : dayAfter(upTo, -1);
  let length = 0;
  for (; days.has(date); date = dayAfter(date, -1)) length++;
  return length;
}

/** The longest row of days that a set holds. */
export function longestStreak(days: ReadonlySet<string>): number {
  return Math.max(0, ...[...days].filter((day) => !days.has(dayAfter(day, 1))).map((day) => streakOf(days, day)));
}

/** How long ago a time was, in milliseconds, by the calendar: `today`, `yesterday`, `3 days ago`, `18 November`. */
export function sinceWords(time: number, now: number): string {
  const [date, last] = [dateOf(new Date(time)), dateOf(new Date(now))];
  const days = Math.round((Date.parse(last) - Date.parse(date)) / DAY);
  if (days <= 0) return t('today');
  if (days === 1) return t('yesterday');
  return days < 7 ? t('{n} days ago', { n: days }) : DAY_OF_MONTH.format(new Date(date));
}
