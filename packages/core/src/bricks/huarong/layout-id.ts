import { LAYOUTS } from './numbering.js';

/** The digits of ids, without those that are mistaken for one another. */
export const DIGITS = '123456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 5;

/** The id of a layout by its number: five digits, as ShortCode of the klotski project by Dnomd343 writes it. */
export function idOfLayout(number: number): string {
  let id = '';
  for (let left = number; id.length < LENGTH; left = Math.floor(left / DIGITS.length))
    id = DIGITS[left % DIGITS.length]! + id;
  return id;
}

/** The number of the layout with an id, in small or capital letters; undefined for other texts. */
export function layoutWithId(text: string): number | undefined {
  // Some other letters have capitals of these.
  if (text.length !== LENGTH || /[^\dA-Za-z]/.test(text)) return undefined;
  let number = 0;
  for (const digit of text.toUpperCase()) {
    const value = DIGITS.indexOf(digit);
    if (value < 0) return undefined;
    number = number * DIGITS.length + value;
  }
  return number < LAYOUTS ? number : undefined;
}
