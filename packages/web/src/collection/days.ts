import { language, locale, t } from '../texts/index.js';

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

/** A day in the words of the language; English is written without a comma. */
export function dayInWords(date: string, options: Intl.DateTimeFormatOptions): string {
  const words = new Date(date).toLocaleDateString(locale, { timeZone: 'UTC', ...options });
  return language === 'en' ? words.replace(',', '') : words;
}

/** `Wednesday 18 November`. */
export function longDay(date: string): string {
  return dayInWords(date, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** `Wed 18 Nov`. */
export function shortDay(date: string): string {
  return dayInWords(date, { weekday: 'short', day: 'numeric', month: 'short' });
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
  return days < 7 ? t('{n} days ago', { n: days }) : dayInWords(date, { day: 'numeric', month: 'long' });
}
