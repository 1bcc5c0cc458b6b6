import { expect, test } from 'vitest';
import { Viewport } from './viewport.js';

function fitted(): Viewport {
  const view = new Viewport();
  view.width = 1000;
  view.height = 800;
  view.fit({ left: -10, right: 30, top: 0, bottom: 20 });
  return view;
}

test('all is seen once it is fitted, and the middle is in the middle', () => {
  const view = fitted();
  expect([view.screenX(10), view.screenY(10)]).toEqual([500, 400]);
  expect(view.screenX(-10)).toBeGreaterThanOrEqual(48);
  expect(view.screenX(30)).toBeLessThanOrEqual(952);
  expect(view.isFitted).toBe(true);
});

test('a high graph leaves room for the words above and below it', () => {
  const view = new Viewport();
  view.width = 750;
  view.height = 450;
  view.fit({ left: 0, right: 10, top: 0, bottom: 10 });
  expect([view.screenY(0), view.screenY(10)].map(Math.round)).toEqual([76, 374]);
});

test('zooming keeps the place under the pointer', () => {
  const view = fitted();
  const [x, y] = [view.planeX(200), view.planeY(300)];
  view.zoom(2.5, 200, 300);
  expect(view.screenX(x)).toBeCloseTo(200);
  expect(view.screenY(y)).toBeCloseTo(300);
  expect(view.isFitted).toBe(false);
});

test('panning moves the plane with the hand, at any scale', () => {
  const view = fitted();
  const x = view.planeX(200);
  view.zoom(3);
  const before = view.screenX(x);
  view.pan(25, 0);
  expect(view.screenX(x) - before).toBeCloseTo(25);
});
