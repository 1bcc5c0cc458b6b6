import { expect, test } from 'vitest';
import { type Bar, barPlot, type Point, scatterPlot } from './plots.js';

const bar = (label: string, value: number, more: Partial<Bar> = {}): Bar => ({
  label,
  value,
  text: String(value),
  group: 0,
  unfinished: false,
  ...more,
});

function widths(svg: string): number[] {
  return [...svg.matchAll(/<rect class="bar[^>]* width="([\d.]+)%"/g)].map(([, width]) => Number(width));
}

test('ten times as much is as much longer, wherever on the scale', () => {
  const [one, ten, hundred, thousand] = widths(
    barPlot(
      't',
      [1, 10, 100, 1000].map((value) => bar('a', value)),
    ),
  );
  expect(one).toBeLessThan(3);
  expect(hundred! - ten!).toBeCloseTo(thousand! - hundred!, 1);
});

test('nothing, one, and millions of millions are drawn inside the picture', () => {
  for (const values of [[0], [1], [0, 1, 5e12], []]) {
    const svg = barPlot(
      't',
      values.map((value) => bar('<label>', value, { unfinished: true })),
    );
    expect(svg).not.toMatch(/NaN|Infinity|undefined|<label/);
    expect(Math.max(0, ...widths(svg))).toBeLessThanOrEqual(100);
  }
});

test('points stand where their numbers say', () => {
  const point = (x: number, y: number): Point => ({ x, y, label: `${x} & ${y}`, group: 1, filled: false });
  const svg = scatterPlot({ title: 't', xTitle: 'x', yTitle: 'y' }, [point(1, 15), point(1000, 15), point(1000, 40)]);
  const places = [...svg.matchAll(/class="point[^>]*translate\((\S+) (\S+)\)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const [[ax, ay], [bx, by], [cx, cy]] = places as [number[], number[], number[]];
  expect([ay, bx]).toEqual([by, cx]);
  expect(bx).toBeGreaterThan(ax!);
  expect(cy).toBeLessThan(by!);
  expect(svg).toContain('<title>1000 &amp; 40</title>');
  expect(scatterPlot({ title: 't', xTitle: 'x', yTitle: 'y' }, [point(0, 0)])).not.toMatch(/NaN|Infinity/);
});
