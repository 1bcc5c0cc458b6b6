// What a move costs in the web app on a processor that is four times slower. A trace of the browser tells, for each drag:
//   script   from the release of the pointer to the frame that shows the move: handlers, microtasks, callbacks of frames
//   layout   style and layout in that time
//   later    script after that frame and before the next press: the list of moves, saving, the address, questions to the worker
// These are four times the processor time of the page's main thread. Chromium's own throttling stretches time by the clock, and so by what else
// the machine does. With that throttling, and by the clock, are
//   answer   from a press or release to the next frame; the first press comes as soon as the board is there
//   frame    the time between two frames of a long drag
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { same } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import { Session } from '@slidewise/core/session';
import { solve } from '@slidewise/core/solving';
import { chromium } from 'playwright-core';
import { findBrowser } from '../scripts/lib/test-tools.mjs';
import { ms, printTable } from './lib/timing.mjs';

const SLOWER = 4;
const BOARDS = ['rush-hour/jam-12', 'tiles/4x4-medium', 'bricks/klotski'];
/** Of each board so many moves of a shortest solution, without the last: the end is no move like others. */
const MOVES = 20;
/** Between two drags, in milliseconds: a game is kept a third of a second after a move. */
const PAUSE = 800;
const STEPS = 8;
/** The moves of the long drag. */
const LONG = 120;

/** What the trace calls script. */
const SCRIPT = [
  'EventDispatch',
  'FunctionCall',
  'v8.callFunction',
  'FireAnimationFrame',
  'TimerFire',
  'FireIdleCallback',
];

const program = fileURLToPath(new URL('../packages/cli/bundle/slidewise.js', import.meta.url));
const server = spawn(process.execPath, [program, 'web', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
const address = await new Promise((resolve) => {
  server.stdout.on('data', (data) => resolve(/http:\S+/.exec(String(data))[0]));
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const rows = [];
try {
  for (const name of BOARDS) rows.push(await measure(name));
} finally {
  await browser.close();
  server.kill('SIGINT');
}
const columns = ['board', 'script', 'most', 'layout', 'later', 'most', 'first answer', 'answer', 'most', 'frame'];
console.log(`Medians of ${MOVES} drags, and the most, ${SLOWER} times slower`);
printTable([columns, ...rows]);

async function measure(name) {
  const moves = solutionOf(name).slice(0, MOVES);
  const gestures = gesturesIn(await traceOf(name, moves));
  const { first, answers, frame } = await timesOf(name, moves);
  const script = gestures.map((each) => SLOWER * each.script);
  const later = gestures.map((each) => SLOWER * each.later);
  const layout = gestures.map((each) => SLOWER * each.layout);
  return [
    name,
    ...[median(script), Math.max(...script), median(layout), median(later), Math.max(...later)],
    ...[first, median(answers), Math.max(...answers), frame],
  ].map((cell) => (typeof cell === 'number' ? ms(cell) : cell));
}

/** By the protocol: Playwright's own mouse runs scripts in the page. */
function point(client, type, x, y) {
  const buttons = type === 'mouseReleased' ? 0 : 1;
  return client.send('Input.dispatchMouseEvent', {
    type,
    x,
    y,
    button: 'left',
    buttons,
    clickCount: 1,
    pointerType: 'mouse',
  });
}

async function open() {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const client = await page.context().newCDPSession(page);
  return { page, client };
}

async function show(page, name) {
  await page.goto(`${address}#/play/${name}`);
  await page.locator('.play-board [data-piece]').first().waitFor();
}

/** What the browser does while moves are made. */
async function traceOf(name, moves) {
  const { page, client } = await open();
  await show(page, name);
  const trace = [];
  client.on('Tracing.dataCollected', ({ value }) => trace.push(...value));
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'];
  const traceConfig = { includedCategories, excludedCategories: ['*'] };
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await play(page, client, moves);
  const ended = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await ended;
  await page.close();
  return trace;
}

/** How long a player waits, by the clock. */
async function timesOf(name, moves) {
  const { page, client } = await open();
  await page.addInitScript(() => {
    globalThis.answers = new Map();
    const note = (list) => {
      for (const { name, duration, interactionId } of list.getEntries()) {
        if (interactionId > 0 && /^(pointerdown|pointerup|click)$/.test(name)) {
          answers.set(interactionId, Math.max(duration, answers.get(interactionId) ?? 0));
        }
      }
    };
    new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 });
    new PerformanceObserver(note).observe({ type: 'first-input' });
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await show(page, name);
  await play(page, client, moves);
  const told = await page.evaluate(() => [...answers.values()]);
  const frame = await longDrag(page, client, moves.at(-1).piece);
  await page.close();
  // Answers of less than 16 ms are not told, but for the first.
  const answers = [...told, ...Array(Math.max(0, moves.length - told.length)).fill(16)];
  return { first: told[0] ?? 16, answers, frame };
}

async function play(page, client, moves) {
  for (const { piece, rows: down, columns: right } of moves) {
    const { x, y, cell } = await placeOf(page, piece);
    // Along one side, then the other: a piece may have to go round a corner.
    await point(client, 'mouseMoved', x, y);
    await point(client, 'mousePressed', x, y);
    for (let i = 1; i <= STEPS; i++) await point(client, 'mouseMoved', x, y + (down * cell * i) / STEPS);
    for (let i = 1; i <= STEPS; i++) await point(client, 'mouseMoved', x + (right * cell * i) / STEPS, y + down * cell);
    await point(client, 'mouseReleased', x + right * cell, y + down * cell);
    await page.waitForTimeout(PAUSE);
  }
  const played = Number(await page.locator('.play-length dd').textContent());
  if (played === 0) throw new Error('nothing was played');
}

/** What each release of a pointer costs: in the frame that it leads to, and afterwards. */
function gesturesIn(trace) {
  const [{ pid, tid }] = trace.filter(({ name, args }) => name === 'EventDispatch' && args.data.type === 'pointerup');
  const events = trace.filter((each) => each.pid === pid && each.tid === tid).sort((a, b) => a.ts - b.ts);
  const dispatched = (type) => events.filter(({ name, args }) => name === 'EventDispatch' && args.data.type === type);
  const presses = dispatched('pointermove');
  return dispatched('pointerup').map(({ ts }) => {
    const frame = events.find((each) => each.name === 'Commit' && each.ts > ts)?.ts ?? Number.POSITIVE_INFINITY;
    const next = presses.find((each) => each.ts > ts)?.ts ?? events.at(-1).ts;
    return {
      script: scriptIn(events, ts, frame),
      layout: sum(events.filter((each) => isLayout(each) && each.ts >= ts && each.ts < frame)),
      later: scriptIn(events, frame, next),
    };
  });
}

/** Processor time of script between two times, without the layout that it forces. */
function scriptIn(events, from, to) {
  let end = from;
  let total = 0;
  for (const each of events) {
    if (each.ts < from || each.ts >= to || each.tdur === undefined) continue;
    const isScript = SCRIPT.includes(each.name) || /Microtask/.test(each.name);
    // What is inside of another is counted there.
    if (isScript && each.ts >= end) {
      total += each.tdur;
      end = each.ts + each.dur;
    } else if (isLayout(each) && each.ts < end) total -= each.tdur;
  }
  return total / 1000;
}

function isLayout({ name, tdur }) {
  return (name === 'Layout' || name === 'UpdateLayoutTree') && tdur !== undefined;
}

function sum(events) {
  return events.reduce((total, { tdur }) => total + tdur, 0) / 1000;
}

/** The median time between frames while a piece is dragged to and fro. */
async function longDrag(page, client, piece) {
  const { x, y, cell } = await placeOf(page, piece);
  await point(client, 'mouseMoved', x, y);
  await point(client, 'mousePressed', x, y);
  await page.evaluate(() => {
    globalThis.frames = [];
    const note = (at) => {
      frames.push(at);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  for (let i = 0; i < LONG; i++) {
    const far = cell * Math.sin(i / 6);
    await point(client, 'mouseMoved', x + far, y + far / 2);
  }
  const frames = await page.evaluate(() => frames);
  await point(client, 'mouseReleased', x, y);
  return median(frames.slice(1).map((at, i) => at - frames[i]));
}

function placeOf(page, piece) {
  return page.evaluate((index) => {
    const { shadowRoot } = document.querySelector('.play-board slidewise-board');
    const element = shadowRoot.querySelector(`[data-piece="${index}"]`);
    const box = element.querySelector('.sw-label').getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, cell: 64 * element.ownerSVGElement.getScreenCTM().a };
  }, piece);
}

/** What each move of a shortest solution does to its piece. */
function solutionOf(name) {
  const family = familyById(name.split('/')[0]);
  const text = readFileSync(new URL(`../puzzles/${name}.txt`, import.meta.url), 'utf8');
  const session = Session.start(family, family.parse(text, {}).value);
  const { moves } = solve(family, session.position).value;
  return moves.slice(0, -1).map((move) => {
    const slide = session.slides().find((each) => same(each.move, move));
    session.play(move);
    return slide.shifts[0];
  });
}

function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}
