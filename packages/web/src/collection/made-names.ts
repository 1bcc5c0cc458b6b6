import type { Size } from '@slidewise/core/contract';
import { readRequest, type WrittenRequest, writeRequest } from '@slidewise/lab/supply';
import { amount, known, t } from '../texts/index.js';
import { isDate, shortDay } from './days.js';
import type { FamilyTitle } from './puzzle.js';

// Puzzles that no file lists have names, too: `new/rush-hour-6x6-18-1234`, `shuffle/tiles-4x4-1234`, `daily/bricks/2026-11-18`.

/** What the name of a made puzzle says: the same name is the same board everywhere. */
export type MadeName =
  | { readonly kind: 'new'; readonly request: WrittenRequest }
  | { readonly kind: 'shuffle'; readonly family: string; readonly size: Size; readonly seed: number }
  | { readonly kind: 'daily'; readonly family: string; readonly date: string };

/** Undefined if it is no such name. */
export function readMadeName(name: string): MadeName | undefined {
  const [kind, first = '', second = ''] = name.split('/');
  if (kind === 'new') {
    const request = readRequest(first);
    return request.ok ? { kind, request: request.value } : undefined;
  }
  if (kind === 'daily') return isDate(second) ? { kind, family: first, date: second } : undefined;
  const [, family, ...numbers] = /^([a-z-]+)-(\d{1,3})x(\d{1,3})-(\d{1,15})$/.exec(first) ?? [];
  if (kind !== 'shuffle' || family === undefined) return undefined;
  const [width, height, seed] = numbers.map(Number) as [number, number, number];
  return { kind, family, size: { width, height }, seed };
}

export function writeMadeName(made: MadeName): string {
  if (made.kind === 'new') return `new/${writeRequest(made.request)}`;
  if (made.kind === 'daily') return `daily/${made.family}/${made.date}`;
  return `shuffle/${made.family}-${made.size.width}x${made.size.height}-${made.seed}`;
}

/** Whether a name asks for another board every time: it says all but the seed, or the day. */
export function isOpenName(name: string): boolean {
  return !isMadeName(name) && readMadeName(closed(name, 0, '2026-11-18')) !== undefined;
}

/** The name with a seed, or with the day. */
export function closed(name: string, seed: number, date: string): string {
  return name.startsWith('daily/') ? `${name}/${date}` : `${name}-${seed}`;
}

/** Whether the board of a name is made: it is in no file, and in no pack. */
export function isMadeName(name: string): boolean {
  return readMadeName(name) !== undefined;
}

/** The id of its family. */
export function familyOf(made: MadeName): string {
  return made.kind === 'new' ? made.request.family : made.family;
}

function sizeText({ width, height }: Size): string {
  return `${width}×${height}`;
}

/** What a made puzzle is called. */
export function madeTitle(made: MadeName, family: Pick<FamilyTitle, 'title' | 'unit'>): string {
  if (made.kind === 'new') {
    const { size, moves, seed } = made.request;
    return [`${known(family.title)} ${sizeText(size)}`, amount(moves, family.unit), seed].join(' · ');
  }
  if (made.kind === 'daily') return `${known(family.title)} · ${shortDay(made.date)}`;
  return [`${known(family.title)} ${sizeText(made.size)}`, t('shuffled'), made.seed].join(' · ');
}
