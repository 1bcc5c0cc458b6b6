import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundle } from '../support/run-cli.js';

/** Runs it in a Node that says it is another. */
function inNode(version: string, ...args: string[]) {
  const pretence = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const options = ['--import', `data:text/javascript,${pretence}`, bundle, ...args];
  const { stdout, stderr, status } = spawnSync(process.execPath, options, { encoding: 'utf8' });
  return { stdout, stderr, code: status };
}

test.each(['12.22.0', '18.20.8', '20.18.3'])('Node %s is told that it is too old', (version) => {
  const stderr = `slidewise: Node 20.19 or later is needed; this is ${version}\n`;
  expect(inNode(version, 'solve', 'rush-hour/jam-01')).toEqual({ stdout: '', stderr, code: 2 });
});

test.each(['20.19.0', '22.0.0', '100.1.0'])('Node %s is not', (version) => {
  expect(inNode(version, '--version')).toMatchObject({ stderr: '', code: 0 });
});

test('nothing is loaded before that, and an old Node can read it', () => {
  const text = readFileSync(bundle, 'utf8').replace(/^(#!|\/\/).*$/gm, '');
  expect(text).not.toMatch(/\b(import|export)\b\s*[^\s({]|\bawait\b|\?\.|\?\?|[|&?]=|node:/);
});
