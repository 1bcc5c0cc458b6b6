import type { Scene } from '../contract/scene.js';
import { escapeText } from '../text/xml.js';
import { BOARD_STYLE, drawGround, EDGE } from './board.js';
import { CELL } from './cell.js';
import { placedPieces } from './svg.js';
import { layoutTree, type TreePlace } from './tree-layout.js';

/** A tree of boards, and how it is drawn. */
export interface TreePicture {
  /** Said by screen readers. */
  readonly title?: string;
  /** Under the tree: what the numbers mean. */
  readonly caption?: string;
  /** The nodes; parents and children are places in this list. */
  readonly nodes: readonly PictureNode[];
  /** Where children stand, seen from their parent; by default what makes the better page. */
  readonly direction?: 'down' | 'right';
}

/** A node of a tree of boards, and what is written beside its board. */
export interface PictureNode {
  /** The place of its parent in the list of nodes; -1 for a root. */
  readonly parent: number;
  /** The places of its children. */
  readonly children: readonly number[];
  /** Its board. */
  readonly scene: Scene;
  /** Over the board: its move. */
  readonly above: string;
  /** Under the board: its evaluation. */
  readonly below: string;
  /** What the search has done with it. */
  readonly state: 'open' | 'closed' | 'goal';
  /** In a corner of the board: the number of its expansion. */
  readonly badge?: string;
}

const MOST_SCALE = 0.375;
/** No board is drawn larger than this, frame included. */
const MOST_BOARD = 128;
const LINE = 20;
/** The approximate width of the widest letter, so that the text fits in any font. */
const LETTER = 7.4;
const MARGIN = 20;
const BESIDE = 22;
const BETWEEN = { down: 46, right: 64 };
/** A page is about this many times as wide as it is high. */
const PAGE = 1.5;

const STYLE = `
.sw-branch{fill:none;stroke:#9a927f;stroke-width:1.5}.sw-way{stroke:#2f7d4f;stroke-width:3}
.sw-ring{fill:none;stroke:#2b5fa8;stroke-width:2.5}.sw-ring-open{stroke:#9a927f;stroke-width:1.5;stroke-dasharray:5 4}.sw-ring-goal{stroke:#2f7d4f;stroke-width:4}
.sw-badge{fill:#2b5fa8}.sw-badge-goal{fill:#2f7d4f}
.sw-note{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;font-size:12.5px;text-anchor:middle;fill:#3a3a40}
.sw-strong{font-weight:700;fill:#16161a}.sw-light{fill:#5d5a52}.sw-badge-text{fill:#fff;font-weight:700;font-size:11px}.sw-caption{text-anchor:start}
@media (prefers-color-scheme:dark){.sw-branch{stroke:#6d7484}.sw-way{stroke:#5fc58a}.sw-ring{stroke:#7aaef5}.sw-ring-open{stroke:#6d7484}.sw-ring-goal{stroke:#5fc58a}.sw-badge{fill:#3d74c4}.sw-badge-goal{fill:#2f7d4f}.sw-note{fill:#d6d9e0}.sw-strong{fill:#fff}.sw-light{fill:#a9afbc}}
`;

/** What all nodes have in common: the sizes of their boards, and of the room that each takes. */
interface Format {
  readonly scale: number;
  readonly boardWidth: number;
  readonly boardHeight: number;
  readonly width: number;
  readonly height: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A tree of boards as a self-contained SVG document. */
export function drawTreeSvg({ title, caption, nodes, direction }: TreePicture): string {
  const roots = nodes.flatMap(({ parent }, node) => (parent < 0 ? [node] : []));
  const places = layoutTree(
    nodes.map(({ children }) => children),
    roots,
  );
  const format = formatOf(nodes);
  const way = direction ?? betterDirection(places, format);
  const spots = places.map((place) => spotOf(place, format, way));
  const captionWidth = (caption?.length ?? 0) * LETTER * 0.9;
  const tree = extent(spots, format);
  const width = round(Math.max(tree.width, captionWidth) + 2 * MARGIN);
  const height = round(tree.height + 2 * MARGIN + (caption === undefined ? 0 : 2 * LINE));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}" width="${width}" height="${height}" role="img">`,
    ...(title === undefined ? [] : [`<title>${escapeText(title)}</title>`]),
    `<style>${BOARD_STYLE}${STYLE}</style>`,
    ...drawEdges(nodes, spots, format, way),
    ...nodes.map((node, i) => drawNode(node, spots[i]!, format)),
    ...(caption === undefined ? [] : [text('sw-light sw-caption', 0, height - 2 * MARGIN, caption)]),
    '</svg>',
    '',
  ].join('\n');
}

function formatOf(nodes: readonly PictureNode[]): Format {
  const sides = nodes.map(({ scene }) => [scene.width * CELL + 2 * EDGE, scene.height * CELL + 2 * EDGE] as const);
  const widest = sides.reduce((most, [width]) => Math.max(most, width), 0);
  const highest = sides.reduce((most, [, height]) => Math.max(most, height), 0);
  const scale = Math.min(MOST_SCALE, MOST_BOARD / Math.max(widest, highest, 1));
  const [boardWidth, boardHeight] = [widest * scale, highest * scale];
  const letters = nodes.reduce((most, { above, below }) => Math.max(most, above.length, below.length), 0);
  return {
    scale,
    boardWidth,
    boardHeight,
    width: Math.max(boardWidth, letters * LETTER),
    height: boardHeight + 2 * LINE,
  };
}

/** The direction in which the tree looks more like a page. */
function betterDirection(places: readonly TreePlace[], format: Format): 'down' | 'right' {
  const misfit = (way: 'down' | 'right'): number => {
    const spots = places.map((place) => spotOf(place, format, way));
    const { width, height } = extent(spots, format);
    return Math.abs(Math.log(width / height / PAGE));
  };
  return misfit('right') < misfit('down') ? 'right' : 'down';
}

/** The top left corner of the room that a node takes. */
function spotOf({ across, depth }: TreePlace, { width, height }: Format, way: 'down' | 'right'): Spot {
  return way === 'down'
    ? { x: across * (width + BESIDE), y: depth * (height + BETWEEN.down) }
    : { x: depth * (width + BETWEEN.right), y: across * (height + BESIDE / 2) };
}

function extent(spots: readonly Spot[], { width, height }: Format): { width: number; height: number } {
  return {
    width: spots.reduce((most, { x }) => Math.max(most, x), 0) + width,
    height: spots.reduce((most, { y }) => Math.max(most, y), 0) + height,
  };
}

/** The edges; those on the path to the goal come last, over the others. */
function drawEdges(
  nodes: readonly PictureNode[],
  spots: readonly Spot[],
  { boardWidth, boardHeight, width, height }: Format,
  way: 'down' | 'right',
): string[] {
  const onTheWay = new Set<number>();
  for (let node = nodes.findIndex(({ state }) => state === 'goal'); node >= 0; node = nodes[node]!.parent) {
    onTheWay.add(node);
  }
  const edges = nodes.flatMap(({ parent, above }, node) => {
    if (parent < 0) return [];
    const [from, to] = [spots[parent]!, spots[node]!];
    const inset = (width - boardWidth) / 2;
    const middle = LINE + boardHeight / 2;
    const [startX, startY, endX, endY] =
      way === 'down'
        ? [from.x + width / 2, from.y + height, to.x + width / 2, to.y + (above === '' ? LINE - 2 : 0)]
        : [from.x + width - inset, from.y + middle, to.x + inset, to.y + middle];
    const [halfX, halfY] = way === 'down' ? [0, (endY - startY) / 2] : [(endX - startX) / 2, 0];
    const start = `M${round(startX)} ${round(startY)}`;
    const bends = `C${round(startX + halfX)} ${round(startY + halfY)} ${round(endX - halfX)} ${round(endY - halfY)}`;
    const special = onTheWay.has(node);
    const path = `<path class="sw-branch${special ? ' sw-way' : ''}" d="${start}${bends} ${round(endX)} ${round(endY)}"/>`;
    return [{ special, path }];
  });
  return edges.sort((a, b) => Number(a.special) - Number(b.special)).map(({ path }) => path);
}

function drawNode({ scene, above, below, state, badge }: PictureNode, { x, y }: Spot, format: Format): string {
  const { scale, width, boardWidth, boardHeight } = format;
  const [left, top] = [round(x + (width - boardWidth) / 2), round(y + LINE)];
  const [middle, bottom] = [round(x + width / 2), round(y + LINE + boardHeight)];
  const board = `<g transform="translate(${left} ${top}) scale(${round(scale, 4)}) translate(${EDGE} ${EDGE})">`;
  const ring = `<rect class="sw-ring${state === 'closed' ? '' : ` sw-ring-${state}`}" x="${round(left - 2)}" y="${round(top - 2)}" width="${round(boardWidth + 4)}" height="${round(boardHeight + 4)}" rx="6"/>`;
  return [
    `${board}${[...drawGround(scene), ...placedPieces(scene, { plain: true })].join('')}</g>${ring}`,
    ...(above === '' ? [] : [text('sw-light', middle, round(top - 6), above)]),
    text('sw-strong', middle, round(bottom + 16), below),
    ...(badge === undefined ? [] : [drawBadge(badge, left, top, state)]),
  ].join('');
}

/** A pill over the corner of a board. */
function drawBadge(badge: string, x: number, y: number, state: PictureNode['state']): string {
  const width = 10 + badge.length * 7;
  const look = state === 'goal' ? ' sw-badge-goal' : '';
  const pill = `<rect class="sw-badge${look}" x="${round(x - 8)}" y="${round(y - 8)}" width="${width}" height="17" rx="8.5"/>`;
  return `${pill}${text('sw-badge-text', round(x - 8 + width / 2), round(y + 4.5), badge)}`;
}

function text(look: string, x: number, y: number, words: string): string {
  return `<text class="sw-note ${look}" x="${x}" y="${y}">${escapeText(words)}</text>`;
}

function round(value: number, digits = 2): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
