import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Roster, readRoster } from './roster.js';

async function rosterOf(text: string): Promise<Roster> {
  const path = join(mkdtempSync(join(tmpdir(), 'roster-')), 'class.csv');
  writeFileSync(path, text);
  const roster = await readRoster(path);
  if ('error' in roster) throw new Error(roster.error);
  return roster;
}

test('names in the order of the list, with or without titles, whatever separates the cells', async () => {
  expect((await rosterOf('Student,ID\nAnn,1001\n"Ng, Zoe",1002\n')).names).toEqual(['Ann', 'Ng, Zoe']);
  expect((await rosterOf('ann\r\n\r\nben\r\n')).names).toEqual(['ann', 'ben']);
  expect((await rosterOf('\uFEFFFirst name;Surname\nAnn;Lee\nAnn;Ng\nBo;Ng\n')).names).toEqual([
    'Ann Lee',
    'Ann Ng',
    'Bo',
  ]);
  expect((await rosterOf('Ann\t"the ""A"""\n')).names).toEqual(['Ann']);
});

test('a file is whose name, number or login it has, as a whole word', async () => {
  const roster = await rosterOf('Student,ID,Login,Section\nAnn Lee,1001,alee,S1\nAnn Ng,1002,ang,S1\nBo,3,bo,S1\n');
  expect(roster.studentOf('Ann Ng_12345_assignsubmission_file/A00.sol')).toBe('Ann Ng');
  expect(roster.studentOf('ann_lee/A00.sol')).toBe('Ann Lee');
  expect(roster.studentOf('alee_LATE_1_A00.sol')).toBe('Ann Lee');
  expect(roster.studentOf('1002.zip/A00.sol')).toBe('Ann Ng');
  // These say nothing, or too much.
  for (const path of ['ann/A00.sol', 'S1/A00.sol', '3/A00.sol', 'angle/A00.sol', 'alee/1002.sol', 'x.sol']) {
    expect(roster.studentOf(path)).toBeUndefined();
  }
});

test('an empty list is refused', async () => {
  await expect(rosterOf('Student,ID\n')).rejects.toThrow(/class\.csv: there is no student in this list/);
});
