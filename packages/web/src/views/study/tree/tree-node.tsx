import { rankText } from '@slidewise/lab/analysis';
import { createMemo, Show, untrack } from 'solid-js';
import { FlatBoard } from '../../../board/thumbnail.js';
import { moveWords, nodeWords, shortMove } from '../words.js';
import type { ShownNode } from './shown-tree.js';
import { boxOf, LINE, type NodeShape } from './tree-geometry.js';
import type { Watched } from './watched.js';

/** About the width of a character of the move, and of one of the bold numbers. */
const CHARACTER = 8.6;
const BOLD_CHARACTER = 9.4;
/** What is left free beside the numbers. */
const BESIDE_NUMBERS = 4;

/** A node of the tree: its move, its board, and its evaluation. */
export function TreeNodeView(props: {
  readonly watched: Watched;
  readonly place: ShownNode;
  readonly shape: NodeShape;
  readonly current: boolean;
  readonly selected: boolean;
  readonly onSelect: () => void;
}) {
  // Components of a list outlive what they show by a moment.
  const id = untrack(() => props.place.id);
  const { family, replay, at } = untrack(() => props.watched);
  const node = createMemo(() => {
    at();
    const known = replay.tree.nodes[id];
    return known === undefined ? undefined : { ...known };
  });
  const parent = createMemo(() => node()?.parent ?? -1);
  const move = createMemo(() => (parent() < 0 ? '' : untrack(() => moveWords(props.watched, id))));
  const box = () => boxOf(props.place, props.shape);
  const middle = (): number => props.shape.width / 2;
  const rank = (): string => (node() === undefined ? '' : rankText(node()!, replay.search.ranking));
  /** Numbers that are too long for their box are drawn as wide as that. */
  const rankWidth = (): number | undefined => {
    const room = props.shape.width - 2 * BESIDE_NUMBERS;
    return rank().length * BOLD_CHARACTER > room ? room : undefined;
  };
  const words = (): string => {
    const known = node();
    if (known === undefined) return '';
    const folded = props.place.folded === 0 ? '' : `, ${props.place.folded} more below it are not shown`;
    return `${nodeWords(known, replay.search)}${move() === '' ? '' : `, by ${move()}`}${folded}`;
  };
  return (
    <g
      class="tree-node"
      classList={{
        'is-open': node()?.state === 'open',
        'is-current': props.current,
        'is-chosen': props.selected && !props.current,
        'is-end': node()?.state === 'goal',
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
      <rect class="tree-box" width={props.shape.width} height={props.shape.height} rx="9" />
      <text class="tree-move" aria-hidden="true" x={middle()} y={LINE - 6}>
        {move() === '' ? 'start' : shortMove(move(), Math.floor(props.shape.width / CHARACTER))}
      </text>
      <Show when={props.shape.board.width > 0}>
        <svg
          x={(props.shape.width - props.shape.board.width) / 2}
          y={LINE + 2}
          width={props.shape.board.width}
          height={props.shape.board.height}
          aria-hidden="true"
        >
          <FlatBoard scene={untrack(() => family.scene(replay.position(id)))} />
        </svg>
      </Show>
      <text
        class="tree-rank"
        aria-hidden="true"
        x={middle()}
        y={props.shape.height - 8}
        textLength={rankWidth()}
        lengthAdjust="spacingAndGlyphs"
      >
        {rank()}
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
        <text class="tree-folded" aria-hidden="true" x={middle()} y={props.shape.height + 18}>
          +{props.place.folded}
        </text>
      </Show>
    </g>
  );
}
