import { dayAfter, dayInWords } from './days.js';

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

/** `Monday 5 January 2026`. */
export function fullDay(date: string): string {
  return dayInWords(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** `18 Nov`. */
export function dayOfMonth(date: string): string {
  return dayInWords(date, { day: 'numeric', month: 'short' });
}

/** `November 2026`. */
export function monthTitle(month: string): string {
  return dayInWords(`${month}-01`, { month: 'long', year: 'numeric' });
}

/** The days of the week, from Monday on: `Mon`. */
export function weekdayNames(): string[] {
  // The first of January 2024 was a Monday.
  return daysOfMonth('2024-01')
    .slice(0, 7)
    .map((date) => dayInWords(date, { weekday: 'short' }));
}
