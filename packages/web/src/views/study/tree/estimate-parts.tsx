import { viewBoxOf } from '@slidewise/board';
import type { EstimatePart, Scene } from '@slidewise/core/contract';
import { CELL } from '@slidewise/core/draw';
import { type Accessor, createEffect, createSignal, For, on, Show } from 'solid-js';
import { count, t, tell } from '../../../texts/index.js';
import type { Watched } from './watched.js';

/** Terms that are listed in words; the others are counted together. */
const MOST_LISTED = 3;
/** A term about more pieces than these is no number on one of them, but a letter on all. */
const FEW_PIECES = 3;

/** The terms of a node's estimate, once they are known; none while steps go by too fast. */
export function partsOf(
  { run, replay, at }: Pick<Watched, 'run' | 'replay' | 'at'>,
  node: () => number,
  fast: () => boolean,
): Accessor<readonly EstimatePart[]> {
  const [parts, setParts] = createSignal<readonly EstimatePart[]>([]);
  let asked = 0;
  createEffect(
    on([at, node, fast], ([, id, isFast]) => {
      const turn = ++asked;
      const isNone = isFast || replay.search.ranking.hWeight === 0 || replay.nodes[id] === undefined;
      if (isNone) {
        setParts([]);
        return;
      }
      // What cannot be told is not shown; the search itself says what is wrong.
      void run.parts(id).then(
        (found) => turn === asked && setParts(found),
        () => turn === asked && setParts([]),
      );
    }),
  );
  return parts;
}

/** What each piece adds to the estimate, over the picture of the board. */
export function PartsOverlay(props: { readonly scene: Scene; readonly parts: readonly EstimatePart[] }) {
  /** Boards of more cells are drawn smaller, and the numbers are as large on all of them. */
  const size = (): number => 4 + 4.5 * Math.max(props.scene.width, props.scene.height);
  const width = (text: string): number => size() * (0.6 + 0.58 * text.length);
  return (
    <svg class="parts-overlay" viewBox={viewBoxOf(props.scene)} aria-hidden="true">
      <For each={badges(props.scene, props.parts)}>
        {({ x, y, text }) => (
          <g class="part-badge" transform={`translate(${x - width(text) / 2 + 4} ${y - size() * 0.64 + 5})`}>
            <rect
              x={-width(text) / 2}
              y={-size() * 0.64}
              width={width(text)}
              height={size() * 1.28}
              rx={size() * 0.64}
            />
            <text dy=".36em" font-size={String(size())}>
              {text}
            </text>
          </g>
        )}
      </For>
    </svg>
  );
}

/** The estimate as a sum, in words. */
export function PartsList(props: {
  readonly parts: readonly EstimatePart[];
  readonly total: number;
  readonly admissible: boolean;
}) {
  // One more takes no more room than the line that would count it.
  const most = (): number => MOST_LISTED + (props.parts.length === MOST_LISTED + 1 ? 1 : 0);
  const listed = () => props.parts.slice(0, most());
  const rest = () => props.parts.slice(most());
  return (
    <Show when={props.parts.length > 0}>
      <ul class="parts-list" aria-label={t('The estimate, taken apart')}>
        <For each={listed()}>
          {(part) => (
            <li>
              <span>
                <Show when={letterOf(props.parts, part)}>{(letter) => <b>{letter()}: </b>}</Show>
                {tell(part.why)}
              </span>
              <b>+{count(part.count)}</b>
            </li>
          )}
        </For>
        <Show when={rest().length > 0}>
          <li>
            <span>{t('{n} more, on the board', { n: rest().length })}</span>
            <b>+{count(rest().reduce((sum, part) => sum + part.count, 0))}</b>
          </li>
        </Show>
        <li class="parts-total">
          <span>{props.admissible ? t('h, at least') : 'h'}</span>
          <b>{count(props.total)}</b>
        </li>
      </ul>
    </Show>
  );
}

/** Where the numbers stand: in the lower right corner of pieces, so that their names can be read. */
function badges(scene: Scene, parts: readonly EstimatePart[]): { x: number; y: number; text: string }[] {
  const texts = new Map<number, { sum: number; letters: string }>();
  const note = (piece: number, more: number, letter: string): void => {
    const { sum, letters } = texts.get(piece) ?? { sum: 0, letters: '' };
    texts.set(piece, { sum: sum + more, letters: letters + letter });
  };
  for (const part of parts) {
    const letter = letterOf(parts, part);
    if (letter !== undefined) for (const piece of part.pieces) note(piece, 0, letter);
    else if (part.pieces.length > 0) note(part.pieces[0]!, part.count, '');
  }
  return [...texts].flatMap(([piece, { sum, letters }]) => {
    const cells = scene.pieces[piece]?.cells ?? [];
    if (cells.length === 0) return [];
    const text = `${sum === 0 ? '' : `+${sum}`}${letters}`;
    const right = Math.max(...cells.map(({ column }) => column)) + 1;
    const bottom = Math.max(...cells.filter(({ column }) => column === right - 1).map(({ row }) => row)) + 1;
    return [{ x: right * CELL, y: bottom * CELL, text }];
  });
}

/** A, B …: of a term about many pieces. */
function letterOf(parts: readonly EstimatePart[], part: EstimatePart): string | undefined {
  if (part.pieces.length <= FEW_PIECES) return undefined;
  const place = parts.filter(({ pieces }) => pieces.length > FEW_PIECES).indexOf(part);
  return String.fromCharCode(65 + place);
}
