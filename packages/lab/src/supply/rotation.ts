/**
 * The place in a list that a number leads to: any `count` consecutive numbers lead to every place once. Steps of the golden ratio keep neighbours in the list
 * far apart in time.
 */
export function placeOf(number: number, count: number): number {
  let step = Math.max(1, Math.round(count * 0.618));
  while (commonDivisor(step, count) > 1) step++;
  const turn = ((number % count) + count) % count;
  return (turn * step) % count;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
