import { runInNewContext } from 'node:vm';
import { bricks } from '@slidewise/core/bricks';
import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { motionOf } from '@slidewise/lab/analysis';
import { beforeEach, describe, expect, test } from 'vitest';
import { playerPage } from './player.js';

/** As much of an element as the player's script uses. */
class FakeElement {
  readonly attributes: Record<string, string> = {};
  readonly handlers: Record<string, () => void> = {};
  readonly classList = { toggle: () => {} };
  textContent = '';
  value = '1';
  scrollTop = 0;
  offsetTop = 0;
  clientHeight = 0;

  setAttribute(name: string, value: string): void {
    this.attributes[name] = value;
  }
  removeAttribute(name: string): void {
    delete this.attributes[name];
  }
  addEventListener(type: string, handler: () => void): void {
    this.handlers[type] = handler;
  }
}

const { position } = unwrap(bricks.parse('AB\n..\n', { goal: 'A 1 1' }));
const start = bricks.scene(position);
/** There, back to the start, and there again: bent moves, both ways. */
const moves = (() => {
  const [there] = unwrap(solve(bricks, position)).moves;
  const [up, left] = ['up', 'left'] as const;
  return [there!, { brick: 'A', path: [left, up] }, there!];
})();
const page = playerPage({
  title: '</script><b>',
  facts: 'a & b',
  motion: motionOf(bricks, position, moves),
  texts: ['one', '</script>', 'three'],
  secondsPerMove: 1,
});

/** Runs the page's script; `pass` lets so many seconds go by. */
function open(reducedMotion = false) {
  const data = /<script type="application\/json" id="motion">(.*?)<\/script>/s.exec(page)![1]!;
  const script = /<script>(.*?)<\/script>/s.exec(page)![1]!;
  const byId: Record<string, FakeElement> = {};
  const pieces = start.pieces.map(() => new FakeElement());
  const items = JSON.parse(data).texts.map(() => new FakeElement()) as FakeElement[];
  const keys: Record<string, (event: object) => void> = {};
  let now = 0;
  let frames: ((now: number) => void)[] = [];
  const find = (id: string): FakeElement => {
    byId[id] ??= new FakeElement();
    return byId[id];
  };
  find('motion').textContent = data;
  const document = {
    getElementById: find,
    querySelectorAll: (selector: string) => (selector === '.player-piece' ? pieces : items),
    addEventListener: (type: string, handler: (event: object) => void) => {
      keys[type] = handler;
    },
  };
  const requestAnimationFrame = (frame: (now: number) => void) => frames.push(frame);
  const window = { matchMedia: () => ({ matches: reducedMotion }) };
  runInNewContext(script, { document, window, performance: { now: () => now }, requestAnimationFrame });
  return {
    items,
    find,
    place: () => pieces[0]!.attributes.transform,
    caption: () => find('caption').textContent,
    click: (id: string) => find(id).handlers.click!(),
    press: (key: string, tagName = 'BODY') => keys.keydown!({ key, target: { tagName }, preventDefault: () => {} }),
    pass: (seconds: number) => {
      for (const end = now + 1000 * seconds; now < end; ) {
        now += 10;
        const due = frames;
        frames = [];
        for (const frame of due) frame(now);
      }
    },
  };
}

describe('the player', () => {
  let player = open();
  beforeEach(() => {
    player = open();
  });

  test('stands still at the start until it is asked', () => {
    player.pass(5);
    expect([player.place(), player.caption()]).toEqual(['translate(0 0)', 'Start']);
  });

  test('steps go round corners, forwards and backwards', () => {
    player.click('forward');
    player.pass(0.5);
    expect(player.place()).toBe('translate(0 64)');
    player.pass(1);
    expect([player.place(), player.caption()]).toEqual(['translate(64 64)', 'Move 1 of 3: one']);
    player.click('back');
    player.pass(0.25);
    const [, right, down] = /translate\((\S+) (\S+)\)/.exec(player.place()!)!;
    expect([Number(right) > 0, Number(down)]).toEqual([true, 64]);
    player.pass(2);
    expect([player.place(), player.caption()]).toEqual(['translate(0 0)', 'Start']);
  });

  test('plays to the end, pauses after a whole move, and starts again from the end', () => {
    player.press(' ');
    player.pass(1.5);
    expect(player.find('play').attributes['aria-label']).toBe('Pause');
    player.press(' ');
    player.pass(5);
    expect(player.caption()).toBe('Move 2 of 3: </script>');
    player.press(' ');
    player.pass(5);
    expect([player.place(), player.caption()]).toEqual(['translate(64 64)', 'Move 3 of 3: three']);
    expect(player.find('play').attributes['aria-label']).toBe('Play');
    player.press(' ');
    player.pass(0.01);
    expect(player.caption()).toBe('Move 1 of 3: one');
  });

  test('the scrubber, the list and the ends jump', () => {
    player.find('scrubber').value = '2';
    player.find('scrubber').handlers.input!();
    expect([player.place(), player.caption()]).toEqual(['translate(0 0)', 'Move 2 of 3: </script>']);
    player.items[0]!.handlers.click!();
    expect([player.place(), player.items[0]!.attributes['aria-current']]).toEqual(['translate(64 64)', 'step']);
    player.press('End');
    expect(player.find('scrubber').value).toBe('3');
    expect(player.items[0]!.attributes['aria-current']).toBeUndefined();
    player.press('Home');
    expect(player.caption()).toBe('Start');
  });

  test('fast steps are not delayed, and none goes past the ends', () => {
    for (let i = 0; i < 9; i++) player.press('ArrowRight');
    player.pass(1.9);
    expect(player.caption()).toBe('Move 3 of 3: three');
    for (let i = 0; i < 9; i++) player.press('ArrowLeft');
    player.pass(3);
    expect([player.place(), player.caption()]).toEqual(['translate(0 0)', 'Start']);
  });

  test('keys of controls are theirs', () => {
    player.press('ArrowRight', 'INPUT');
    player.press(' ', 'BUTTON');
    player.press('Home', 'SELECT');
    player.pass(2);
    expect(player.caption()).toBe('Start');
  });

  test('speed', () => {
    player.find('speed').value = '4';
    player.press('ArrowRight');
    player.pass(0.26);
    expect(player.place()).toBe('translate(64 64)');
  });

  test('with reduced motion, pieces jump', () => {
    const quiet = open(true);
    quiet.press('ArrowRight');
    quiet.pass(0.5);
    expect(quiet.place()).toBe('translate(0 0)');
    quiet.pass(1);
    expect(quiet.place()).toBe('translate(64 64)');
  });
});

test('the page stands alone, and texts cannot break out of their place', () => {
  expect(page.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href|src=|url\((?!#)|@import/);
  expect(page.match(/<\/script>/g)).toHaveLength(2);
  expect(page).toContain('<h1>&lt;/script&gt;&lt;b&gt;</h1>');
  expect(page).toContain("default-src 'none'");
});
