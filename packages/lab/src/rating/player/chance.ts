import type { Random } from '@slidewise/core/random';

const FINE = 2 ** 30;
const UNIFORM_NUMBERS = 6;

/** From 0 to 1, without 1. */
export function fraction(random: Random): number {
  return random.integer(FINE) / FINE;
}

/** A number of mean 0 and deviation 1, nearly normal: a sum of uniform ones. */
export function deviation(random: Random): number {
  let sum = -UNIFORM_NUMBERS / 2;
  for (let i = 0; i < UNIFORM_NUMBERS; i++) sum += fraction(random);
  return sum * Math.sqrt(12 / UNIFORM_NUMBERS);
}

/** A waiting time of such a mean. */
export function waiting(random: Random, mean: number): number {
  return -mean * Math.log(1 - fraction(random));
}
