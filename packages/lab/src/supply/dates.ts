import { check } from '@slidewise/core/checking';
import { aDay } from '../messages/en/generating.js';

const MILLISECONDS_A_DAY = 86_400_000;
const DAYS_A_WEEK = 7;
/** The first of January 1970 was a Thursday: the week began three days before. */
const DAYS_BEFORE = 3;

/** A day of the calendar. */
export interface Day {
  /** From 0 for Monday to 6 for Sunday. */
  readonly weekday: number;
  /** The number of its week: one more each Monday. */
  readonly week: number;
}

function timeOf(date: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  // Some programs take the 31st of February for a day in March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? Number.NaN : time;
}

/** A date such as 2026-11-18, whatever the time zone. */
export const aDate = check(aDay, (value) => typeof value === 'string' && !Number.isNaN(timeOf(value)));

/** The day of a date. */
export function dayOf(date: string): Day {
  const days = timeOf(date) / MILLISECONDS_A_DAY + DAYS_BEFORE;
  const week = Math.floor(days / DAYS_A_WEEK);
  return { week, weekday: days - DAYS_A_WEEK * week };
}
