import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { CELL, drawSvg } from '@slidewise/core/draw';
import { drive } from '@slidewise/core/solving';
import { escapeText } from '@slidewise/core/text';
import { GraphLayout, type StateMap } from '@slidewise/lab/map';
import type { About } from '../../../browser/map/about.js';
import pageScript from '../../../browser/map/main.ts?script';
import type { OneBoard } from '../../input/boards.js';
import { htmlPage } from '../../output/pages/page.js';
import { metricUnit, showAmount, showCount } from '../../terminal/units.js';
import { firstCells, type PackedMap, packMap, rangeOf } from './page-data.js';
import { PAGE_STYLE } from './page-style.js';

interface PageOptions {
  readonly signal: AbortSignal;
  onProgress(what: string): void;
}

const deflate = promisify(deflateRaw);

/** The map on a page that stands alone. */
export async function* mapPage(board: OneBoard, map: StateMap<unknown>, options: PageOptions): AsyncGenerator<string> {
  const { signal, onProgress } = options;
  const layout = new GraphLayout(map.graph);
  const points = await drive(layout, { yield: nextTurn, signal, onProgress: () => onProgress('drawing the graph') });
  if (signal.aborted) {
    yield '';
    return;
  }
  const packing = packMap(map, points, board.reading.format);
  let packed = packing.next();
  for (; !packed.done && !signal.aborted; packed = packing.next()) {
    onProgress(`writing boards, ${Math.floor(100 * packed.value)} %`);
    await nextTurn();
  }
  if (!packed.done) {
    yield '';
    return;
  }
  const small = await deflate(packed.value.bytes, { level: 9 });
  const [across, down] = [rangeOf(points.x), rangeOf(points.y)];
  const extent = [across.least, across.most, down.least, down.most];
  yield pageText(board, map, packed.value, extent, small.toString('base64'));
}

function pageText(
  { label, reading }: OneBoard,
  map: StateMap<unknown>,
  { placeBytes, pieces, hasIds }: PackedMap,
  extent: readonly number[],
  data: string,
): string {
  const { family, facts, metric } = map;
  const unit = metricUnit(family, metric);
  const scene = family.scene(map.start);
  const about: About = {
    unit,
    cell: CELL,
    width: scene.width,
    placeBytes,
    pieces,
    home: firstCells(scene),
    labels: scene.pieces.map(({ label: name }) => name),
    hasIds,
    extent,
    complete: map.isComplete,
    unsolvable: map.proved && map.shortest === undefined,
    farthest: map.farthest,
    hardest: map.hardest,
    fromStart: facts.fromStart,
    toGoal: facts.toGoal,
  };
  const amount = showAmount(facts.positions, 'position');
  const title = `${label}: ${map.isComplete ? amount : `a part, ${amount}`}`;
  return htmlPage({
    title,
    style: PAGE_STYLE,
    body: [
      '<div class="stage">',
      '<div class="sight" id="sight">',
      '<canvas id="graph" tabindex="0" role="application" aria-label="The graph of all positions. Arrow keys pan, plus and minus zoom, 0 shows all; comma and full stop step along the shortest way." aria-describedby="description"></canvas>',
      '<canvas id="over" aria-hidden="true"></canvas>',
      '<div id="tip" hidden></div>',
      '</div>',
      '<div class="legend">',
      '<div class="choices">',
      '<div class="choice" role="group" aria-label="Colour by">',
      '<button type="button" id="by-goal" aria-pressed="true">to the goal</button>',
      '<button type="button" id="by-start" aria-pressed="false">from the start</button>',
      '</div>',
      '<div class="choice" role="group" aria-label="Lay out as">',
      '<button type="button" id="as-map" aria-pressed="true">map</button>',
      '<button type="button" id="as-rings" aria-pressed="false">rings</button>',
      '</div>',
      '</div>',
      '<div class="scale">',
      '<canvas id="scale" role="img" aria-label="How many positions lie at each distance"></canvas>',
      '<p class="ends"><span id="scale-first">0</span><span id="scale-title"></span><span id="scale-last"></span></p>',
      '</div>',
      '<div class="zoom">',
      button('zoom-in', 'Zoom in', '+'),
      button('zoom-out', 'Zoom out', '−'),
      button('fit', 'Show all', '⤢'),
      '</div>',
      '</div>',
      '</div>',
      '<aside aria-label="The map and the chosen position">',
      `<h1>${escapeText(label)}</h1>`,
      `<p class="facts">${escapeText(`${family.title} · ${scene.width}×${scene.height} · goal ${reading.goal} · in ${unit}s`)}</p>`,
      ...(map.isComplete
        ? []
        : [
            `<p class="part" role="note"><strong>This is a part</strong> of the space, ${map.nearWhat}. The whole has at least these counts, and at most these distances.</p>`,
          ]),
      `<div class="board">${drawSvg(scene, { title: 'The chosen position', pieceClass: () => 'map-piece' })}</div>`,
      '<div class="steps" role="group" aria-label="Along the shortest way">',
      button('way-back', 'Towards the start', '←'),
      button('play', 'Play the shortest way', '▶'),
      button('way-on', 'Towards the goal', '→'),
      '</div>',
      '<p id="description" aria-live="polite"></p>',
      '<div class="places" role="group" aria-label="Go to">',
      '<button type="button" data-go="start">Start</button>',
      ...(map.hardest.length > 0 ? ['<button type="button" data-go="hardest">Hardest</button>'] : []),
      '<button type="button" data-go="farthest">Farthest</button>',
      ...(facts.solved > 0 ? ['<button type="button" data-go="goal">Nearest goal</button>'] : []),
      '</div>',
      '<div id="moves"><h2>Moves from here</h2><div id="beside" class="beside"></div></div>',
      '<div id="naming"><h2>Id of this position</h2><p class="naming"><code id="id"></code><button type="button" id="copy">Copy</button></p></div>',
      '<h2>The whole</h2>',
      factList(map, unit),
      '<p class="keys">Drag to pan; turn the wheel or pinch to zoom; click a position. <kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd> zoom, <kbd>,</kbd> <kbd>.</kbd> step along the way, <kbd>c</kbd> colours, <kbd>r</kbd> rings.</p>',
      '<noscript><p class="part">To see the graph, allow this page to run its script.</p></noscript>',
      '</aside>',
      `<script type="application/json" id="about">${JSON.stringify(about).replaceAll('<', '\\u003c')}</script>`,
      `<script type="text/plain" id="data">${data}</script>`,
    ],
    script: pageScript,
  });
}

function factList(map: StateMap<unknown>, unit: string): string {
  const { facts, shortest } = map;
  const least = map.isComplete ? '' : 'at least ';
  const rows: [string, string][] = [
    ['positions', `${least}${showCount(facts.positions)}`],
    ['pairs of neighbours', `${least}${showCount(facts.edges)}`],
    ['solved', `${least}${showCount(facts.solved)}`],
    [
      'shortest solution',
      shortest === undefined
        ? map.proved
          ? 'none'
          : 'not known'
        : `${map.proved ? '' : 'at most '}${showAmount(shortest.length, unit)}`,
    ],
    ['dead ends', `${least}${showCount(facts.deadEnds)}`],
    ['articulation points', showCount(facts.articulationPoints)],
    ['two-connected parts', showCount(facts.blocks)],
  ];
  for (const summary of facts.symmetries.summaries) rows.push(['symmetry', summary]);
  return `<dl>${rows.map(([name, text]) => `<div><dt>${escapeText(name)}</dt><dd>${escapeText(text)}</dd></div>`).join('')}</dl>`;
}

function button(id: string, label: string, mark: string): string {
  return `<button type="button" id="${id}" aria-label="${label}" title="${label}">${mark}</button>`;
}
