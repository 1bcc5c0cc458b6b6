import type { Ranking } from '@slidewise/core/search';
import { rankText } from '@slidewise/lab/analysis';
import { createMemo, Show, untrack } from 'solid-js';
import { FlatBoard } from '../../../board/thumbnail.js';
import { t } from '../../../texts/index.js';
import { moveWords, nodeWords, round, shortMove } from '../words.js';
import { toneOf } from './f-scale.js';
import type { ShownNode } from './shown-tree.js';
import { boxOf, LINE, type NodeShape, PADDING } from './tree-geometry.js';
import type { Watched } from './watched.js';

/** About the width of a character of the move, of one of the bold numbers, and of one of numbers alone. */
const CHARACTER = 8.6;
const BOLD_CHARACTER = 9.4;
const LARGE_CHARACTER = 24;

/** A node of the tree: its move, its board, and its evaluation. */
export function TreeNodeView(props: {
  readonly watched: Watched;
  readonly place: ShownNode;
  readonly shape: NodeShape;
  readonly current: boolean;
  readonly selected: boolean;
  /** It is on the solution that was found. */
  readonly solving: boolean;
  /** Its number is large, and its only text. */
  readonly numbered: boolean;
  readonly onSelect: () => void;
}) {
  // Components of a list outlive what they show by a moment.
  const id = untrack(() => props.place.id);
  const { family, replay, at, scale } = untrack(() => props.watched);
  const { ranking } = replay.search;
  const node = createMemo(() => {
    at();
    const known = replay.tree.nodes[id];
    return known === undefined ? undefined : { ...known };
  });
  const parent = createMemo(() => node()?.parent ?? -1);
  const move = createMemo(() => (parent() < 0 ? '' : untrack(() => moveWords(props.watched, id))));
  const box = () => boxOf(props.place, props.shape);
  const places = createMemo(() => placesIn(props.shape, props.numbered));
  const rank = (known: { f: number; g: number; h: number }): string => rankLine(known, ranking, props);
  const words = (): string => {
    const known = node();
    if (known === undefined) return '';
    const told = nodeWords(known, replay.search);
    const by = move() === '' ? told : t('{node}, by {move}', { node: told, move: move() });
    return props.place.folded === 0
      ? by
      : t('{node}, {n} more below it are not shown', { node: by, n: props.place.folded });
  };
  return (
    <g
      class="tree-node"
      classList={{
        'grows-right': props.shape.growth === 'right',
        'is-open': node()?.state === 'open',
        'is-again': (node()?.improvements ?? 0) > 0,
        'is-current': props.current,
        'is-chosen': props.selected && !props.current,
        'is-end': node()?.state === 'goal',
        'is-solving': props.solving,
      }}
      transform={`translate(${box().x} ${box().y})`}
      role="treeitem"
      aria-level={props.place.depth + 1}
      aria-selected={props.selected}
      aria-expanded={(node()?.children.length ?? 0) === 0 ? undefined : props.place.folded === 0}
      aria-current={props.current ? 'step' : undefined}
      tabindex={props.selected ? 0 : -1}
      data-node={id}
      onClick={() => props.onSelect()}
    >
      <title>{words()}</title>
      <rect class="tree-box" width={props.shape.width} height={props.shape.height} rx="10" />
      <Show when={props.shape.board.width > 0}>
        <svg
          x={places().board.x}
          y={places().board.y}
          width={props.shape.board.width}
          height={props.shape.board.height}
          aria-hidden="true"
        >
          <FlatBoard scene={untrack(() => family.scene(replay.position(id)))} />
        </svg>
      </Show>
      <Show when={node()}>
        {(known) => (
          <>
            <rect
              class={`tree-chip tone-${toneOf(scale(), known().f)}`}
              x={places().chip.x}
              y={places().chip.y}
              width={places().chip.width}
              height={places().chip.height}
              rx="6"
            />
            <text
              class={`tree-rank on-tone-${toneOf(scale(), known().f)}`}
              aria-hidden="true"
              x={places().chip.x + places().chip.width / 2}
              y={places().chip.y + places().chip.height / 2}
              dy=".36em"
              textLength={fitted(
                rank(known()),
                places().chip.width - 8,
                props.numbered ? LARGE_CHARACTER : BOLD_CHARACTER,
              )}
              lengthAdjust="spacingAndGlyphs"
            >
              {rank(known())}
            </text>
            <Show when={props.shape.growth === 'right' && ranking.hWeight !== 0}>
              <text
                class="tree-parts"
                aria-hidden="true"
                x={places().parts.x}
                y={places().parts.y}
                textLength={fitted(partsLine(known()), places().parts.width, BOLD_CHARACTER)}
                lengthAdjust="spacingAndGlyphs"
              >
                {partsLine(known())}
              </text>
            </Show>
          </>
        )}
      </Show>
      <text class="tree-move" aria-hidden="true" x={places().move.x} y={places().move.y}>
        {move() === '' ? t('start') : shortMove(move(), Math.floor(places().move.width / CHARACTER))}
      </text>
      <Show when={node()?.expansion ?? (node()?.state === 'goal' ? '★' : undefined)}>
        {(badge) => (
          <g class="tree-badge" aria-hidden="true" transform="translate(2 1)">
            <rect
              x={-8 - 4.6 * String(badge()).length}
              y="-11"
              width={16 + 9.2 * String(badge()).length}
              height="22"
              rx="11"
            />
            <text y="5.5">{badge()}</text>
          </g>
        )}
      </Show>
      <Show when={props.place.folded > 0}>
        <text class="tree-folded" aria-hidden="true" x={places().folded.x} y={places().folded.y}>
          +{props.place.folded}
        </text>
      </Show>
    </g>
  );
}

/** Where the parts of a node are. */
function placesIn({ growth, width, height, board }: NodeShape, numbered: boolean) {
  if (growth === 'down') {
    const middle = width / 2;
    return {
      move: { x: middle, y: LINE - 3, width: width - 12 },
      board: { x: (width - board.width) / 2, y: LINE + 5 },
      chip: { x: 5, y: height - LINE - 9, width: width - 10, height: LINE + 4 },
      parts: { x: middle, y: 0, width: 0 },
      folded: { x: middle, y: height + 18 },
    };
  }
  const x = board.width === 0 ? PADDING : board.width + 2 * PADDING;
  const room = width - x - PADDING;
  // In the middle of the height: the chip, and two lines below it.
  const top = (height - 82) / 2 + 3;
  return {
    board: { x: PADDING, y: (height - board.height) / 2 },
    chip: numbered
      ? { x, y: (height - 52) / 2, width: Math.min(room, 84), height: 52 }
      : { x, y: top, width: Math.min(room, 68), height: 34 },
    parts: { x, y: top + 54, width: room },
    move: { x, y: top + 76, width: room },
    folded: { x: width + 6, y: height / 2 + 24 },
  };
}

/** What stands in the chip: f alone where the parts stand beside it. */
function rankLine(
  node: { f: number; g: number; h: number },
  ranking: Ranking,
  { shape, numbered }: { readonly shape: NodeShape; readonly numbered: boolean },
): string {
  const isSum = ranking.gWeight !== 0 && ranking.hWeight !== 0;
  if (shape.growth !== 'right' || !isSum) return rankText(node, ranking);
  return numbered ? String(round(node.f)) : `f ${round(node.f)}`;
}

function partsLine({ g, h }: { g: number; h: number }): string {
  return `g ${g} · h ${h}`;
}

/** Numbers that are too long for their room are drawn as wide as that. */
function fitted(text: string, room: number, character: number): number | undefined {
  return text.length * character > room ? room : undefined;
}
