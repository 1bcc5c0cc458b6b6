import { charWidth, widthOf } from './text-width.js';

/** The fewest columns of a name that are worth showing. */
const LEAST_NAME = 8;

/** Between facts. */
const SEPARATOR = ' · ';

/** What the status line shows. */
export interface Status {
  /** What is worked on: a file, say. Where there is little room it is shortened first, as the user who waits knows it. */
  readonly name?: string;
  /** How far the work has come. */
  readonly facts: string;
  readonly time: string;
}

/** A status in at most so many columns. The end of a name tells most, and the time stays, which shows that the work goes on. */
export function statusText({ name = '', facts, time }: Status, columns: number): string {
  const end = `${SEPARATOR}${time}`;
  const forName = columns - widthOf(`: ${facts}${end}`);
  const shown = name === '' || forName < Math.min(LEAST_NAME, widthOf(name)) ? '' : `${endOf(name, forName)}: `;
  const forFacts = columns - widthOf(shown + end);
  return forFacts > 1 ? shown + wholeOnes(facts, forFacts) + end : beginningOf(facts + end, columns);
}

/** As many facts as have room, from the first: half a number would be another one. */
function wholeOnes(facts: string, columns: number): string {
  const all = facts.split(SEPARATOR);
  let count = all.length;
  while (count > 1 && widthOf(all.slice(0, count).join(SEPARATOR)) > columns) count--;
  return beginningOf(all.slice(0, count).join(SEPARATOR), columns);
}

function beginningOf(text: string, columns: number): string {
  return widthOf(text) <= columns ? text : `${fitting([...text], columns - 1).join('')}…`;
}

function endOf(text: string, columns: number): string {
  return widthOf(text) <= columns
    ? text
    : `…${fitting([...text].reverse(), columns - 1)
        .reverse()
        .join('')}`;
}

/** As many characters as have room. */
function fitting(characters: readonly string[], columns: number): string[] {
  let width = 0;
  const beyond = characters.findIndex((each) => {
    width += charWidth(each);
    return width > columns;
  });
  return characters.slice(0, beyond < 0 ? undefined : beyond);
}
