import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { MEASURED_WITH, USUAL_BUDGET } from './optimize-later.js';

test('after a moment the interrupt budget is the one that V8 begins with', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  const usual = /default: --interrupt-budget=(\d+)/.exec(options)?.[1];
  if (MEASURED_WITH.test(process.versions.v8)) expect(Number(usual)).toBe(USUAL_BUDGET);
  else expect(usual).not.toBe(String(USUAL_BUDGET));
});
