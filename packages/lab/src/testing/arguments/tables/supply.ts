import { tiles } from '@slidewise/core/tiles';
import { at, family } from '../../../../../core/src/testing/arguments/given.js';
import {
  count,
  id,
  needed,
  optional,
  options,
  type Parameter,
  text,
  thing,
  whole,
} from '../../../../../core/src/testing/arguments/parameter.js';
import { LONG, listedBoards } from '../../listed-boards.js';

const request = thing({ size: { width: 6, height: 6 }, moves: 2, seed: 1 });
const day = { ...text('2026-11-18'), bad: [...text('').bad, '', '2026-02-31', '18 Nov'] };
const aboveZero = { ...count(1), bad: [...whole(1).bad, 0] };

export const supplyTable: Record<string, readonly Parameter[]> = {
  'supply Component': [family, at, needed(id('moves'))],
  'supply Component#at': [
    { ...count(1), bad: [...whole(1).bad, 99] },
    { ...count(0), bad: [...whole(0).bad, 1e9] },
  ],
  'supply PuzzleSupply': [{ good: listedBoards, bad: [undefined, null, 7, {}] }],
  'supply PuzzleSupply#lengths': [family, optional(thing({ width: 6, height: 6 }))],
  'supply PuzzleSupply#newPuzzle': [
    family,
    request,
    options({ yield: async () => {}, signal: { aborted: false }, onNearest: () => {} }),
  ],
  'supply PuzzleSupply#daily': [family, day],
  'gym splitOf': [text('rush-hour:usc:AA/..')],
  'gym Gym': [family, { good: listedBoards, bad: [null, 7, {}] }, options({ positions: 1000, kept: 1000 })],
  'gym Gym#reset': [request, options({ yield: async () => {}, signal: { aborted: false } })],
  'gym Gym#begin': [at],
  'gym Gym#open': [at, options({ yield: async () => {}, signal: { aborted: false } })],
  'gym Gym#replay': [thing({ board: `rush-hour:line:${LONG}`, played: [] })],
  'supply shuffled': [{ ...family, good: tiles }, whole(1), optional(thing({ width: 3, height: 3 }))],
  'supply nextRequest': [request, id('harder'), thing({ least: 1, most: 9 })],
  'supply PuzzleSupply#sizes': [family],
  'supply writeRequest': [thing({ family: 'tiles', size: { width: 6, height: 6 }, moves: 2, seed: 1 })],
  'supply titleOfRequest': [thing({ title: 'Tiles', unit: 'move' }), request],
  'supply readRequest': [text('rush-hour-6x6-23-1')],
  'supply starsFor': [count(12), aboveZero],
  'supply resultLine': [
    thing({ date: '2026-11-18', title: 'Rush Hour', length: 23, optimum: 21, milliseconds: 72_000 }),
  ],
};
