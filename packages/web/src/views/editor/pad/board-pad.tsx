import { goalPath, ringPath, viewBoxOf } from '@slidewise/board';
import { type Cell, type Scene, same } from '@slidewise/core/contract';
import { CELL, drawFloor, drawPiece, drawTones, labelPlace, shapeOf } from '@slidewise/core/draw';
import { type Accessor, createMemo, createUniqueId, For, Index, Show } from 'solid-js';
import { Tray } from '../../../board/tray.js';
import { watching } from '../../../design/watching.js';
import { t } from '../../../texts/index.js';
import { cornersOf, type Side } from './drawing.js';
import type { Editor } from './editor.js';
import { TOOLS } from './tools.js';

const ARROWS: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The board that is drawn on: by pointer with the selected tool, or by keys with a cursor that goes from cell to cell. */
export function BoardPad(props: { readonly editor: Editor; readonly version: Accessor<number> }) {
  const { editor } = props;
  const help = createUniqueId();
  const watched = watching(props.version);
  const typesLabels = watched(() => editor.typesLabels);
  const scene = watched(() => editor.scene);
  const cursor = watched(() => editor.cursor);
  const selected = watched(() => editor.selected);
  const tool = watched(() => editor.tool);
  const problemCell = watched(() => editor.problemCell);
  const cells = createMemo(
    () => {
      const { width, height } = scene();
      return { width, height };
    },
    undefined,
    { equals: (a, b) => a.width === b.width && a.height === b.height },
  );
  const rows = createMemo(() => Array.from({ length: cells().height }, (_, row) => row));
  const columns = createMemo(() => Array.from({ length: cells().width }, (_, column) => column));
  const handles = createMemo(() => {
    const chosen = selected();
    if (chosen === undefined || !editor.draft.editing.editable.includes('pieces') || tool() !== 'move') return [];
    return handlesOf(scene().pieces[chosen]!.cells);
  });
  const severalTargets = createMemo(() => scene().pieces.filter(({ role }) => role === 'target').length > 1);
  let svg!: SVGSVGElement;
  /** The pointer that draws; a second finger or a palm does not take part. */
  let pointer: number | undefined;

  const cellUnder = ({ clientX, clientY }: PointerEvent): Cell => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()!.inverse());
    const { width, height } = scene();
    return {
      row: Math.max(0, Math.min(height - 1, Math.floor(y / CELL))),
      column: Math.max(0, Math.min(width - 1, Math.floor(x / CELL))),
    };
  };

  const focusCursor = (): void => {
    const { row, column } = editor.cursor;
    svg.querySelector<SVGElement>(`[data-cell="${row},${column}"]`)?.focus({ preventScroll: true });
  };

  const press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    if (pointer !== undefined && editor.stroking) return;
    pointer = event.pointerId;
    svg.setPointerCapture(event.pointerId);
    const side = (event.target as Element).getAttribute('data-side') as Side | null;
    if (side === null) editor.begin(cellUnder(event));
    else editor.beginStretch(side, cellUnder(event));
    focusCursor();
  };

  const release = (event: PointerEvent, end: () => void): void => {
    if (event.pointerId !== pointer) return;
    pointer = undefined;
    end();
  };

  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = ARROWS[event.key];
    if (way !== undefined) {
      if (event.shiftKey) editor.stretchBy(...way);
      else {
        editor.step(...way);
        focusCursor();
      }
    } else if (event.key === 'Enter' || (event.key === ' ' && !editor.typesLabels)) editor.press();
    else if (event.key === ' ') {
      editor.nextCell();
      focusCursor();
    } else if (event.key === 'Escape') editor.cancel();
    else if (event.key === 'Delete' || event.key === 'Backspace') editor.eraseHere();
    else if (editor.typesLabels && /^[\p{L}\p{N}]$/u.test(event.key)) editor.type(event.key, event.timeStamp);
    else {
      const tool = TOOLS.find(({ key }) => key === event.key.toLowerCase());
      if (tool === undefined || !editor.tools.includes(tool)) return;
      editor.tool = tool.id;
    }
    event.preventDefault();
  };

  return (
    <div
      class="pad-grid"
      role="grid"
      tabIndex={-1}
      aria-label={t('Board of {rows} rows and {columns} columns', { rows: scene().height, columns: scene().width })}
      aria-describedby={help}
      onKeyDown={onKey}
    >
      <p id={help} class="unseen">
        {t(
          'Arrow keys go from cell to cell. Enter uses the tool; with the tools Move and Piece, arrow keys go on and Enter ends. Shift with an arrow key changes the size of a piece. Delete empties a cell.',
        )}{' '}
        {typesLabels() ? t('Type a label; the space bar goes to the next cell.') : ''}
      </p>
      <Tray scene={scene()}>
        <svg
          ref={svg}
          class="board pad interactive"
          classList={{ stroking: watched(() => editor.stroking)() }}
          data-tool={tool()}
          viewBox={viewBoxOf(scene())}
          role="presentation"
          onPointerDown={press}
          onPointerMove={(event) => {
            if (event.pointerId !== pointer || !editor.stroking) return;
            const cell = cellUnder(event);
            if (cell.row !== editor.cursor.row || cell.column !== editor.cursor.column) editor.over(cell);
          }}
          onPointerUp={(event) => release(event, () => editor.stroking && editor.finish())}
          onPointerCancel={(event) => release(event, () => editor.cancel())}
        >
          <g aria-hidden="true" innerHTML={drawTones()} />
          <g aria-hidden="true" innerHTML={drawFloor(scene())} />
          <Index each={scene().pieces}>
            {(_, index) => <Piece scene={scene()} piece={index} held={selected() === index && !typesLabels()} />}
          </Index>
          <path class="pad-goal-ground" aria-hidden="true" d={goalPath(scene())} />
          <path class="covered-goal" aria-hidden="true" d={goalPath(scene())} />
          <For each={scene().pieces.filter(({ ways }) => ways !== undefined)}>
            {({ cells: own, ways }) => (
              <path class="pad-ways" aria-hidden="true" transform={`translate(${spotOf(own)})`} d={WAYS[ways!]} />
            )}
          </For>
          <Show when={severalTargets()}>
            <For each={(scene().goals ?? []).filter(({ label }) => label !== undefined)}>
              {({ row, column, label }) => (
                <text class="pad-owner" aria-hidden="true" x={column * CELL + 12} y={row * CELL + 21}>
                  {label}
                </text>
              )}
            </For>
          </Show>
          <For each={rows()}>
            {(row) => (
              <g role="row">
                <For each={columns()}>
                  {(column) => {
                    const here = (): boolean => cursor().row === row && cursor().column === column;
                    return (
                      <rect
                        class="pad-cell"
                        classList={{ faulty: problemCell()?.row === row && problemCell()?.column === column }}
                        role="gridcell"
                        data-cell={`${row},${column}`}
                        aria-label={watched(() => editor.wordsFor({ row, column }))()}
                        aria-selected={here()}
                        aria-invalid={
                          problemCell()?.row === row && problemCell()?.column === column ? 'true' : undefined
                        }
                        tabindex={here() ? 0 : -1}
                        onFocus={() => here() || editor.goTo({ row, column })}
                        x={column * CELL + 3}
                        y={row * CELL + 3}
                        width={CELL - 6}
                        height={CELL - 6}
                        rx="9"
                      />
                    );
                  }}
                </For>
              </g>
            )}
          </For>
          <Show when={problemCell()}>
            {(cell) => (
              <path
                class="pad-error"
                aria-hidden="true"
                d={`M${cell().column * CELL + 46} ${cell().row * CELL + 6}l12 12m0 -12l-12 12`}
              />
            )}
          </Show>
          <For each={handles()}>
            {({ side, x, y }) => (
              <g class="pad-handle" data-side={side} aria-hidden="true">
                <circle class="pad-grip" data-side={side} cx={x} cy={y} r="17" />
                <circle class="pad-knob" cx={x} cy={y} r="7" />
              </g>
            )}
          </For>
        </svg>
      </Tray>
    </div>
  );
}

/** Where the mark of a piece stands. */
function spotOf(cells: readonly Cell[]): string {
  return labelPlace(cells)
    .map((part) => part * CELL)
    .join(' ');
}

/** Marks for pieces that may not go every way. */
const WAYS = {
  horizontal: 'M-20 22h40m-6 -5l6 5l-6 5m-28 0l-6 -5l6 -5',
  vertical: 'M22 -20v40m-5 -6l5 6l5 -6m0 -28l-5 -6l-5 6',
  none: 'M-8 18h16v9h-16zM-5 18v-3a5 5 0 0 1 10 0v3',
} as const;

/** The handles at the edges of a rectangle. */
function handlesOf(cells: readonly Cell[]): { readonly side: Side; readonly x: number; readonly y: number }[] {
  const corners = cornersOf(cells);
  if (corners === undefined) return [];
  const { first, last } = corners;
  const [left, right] = [first.column * CELL, (last.column + 1) * CELL];
  const [top, bottom] = [first.row * CELL, (last.row + 1) * CELL];
  const [middle, centre] = [(top + bottom) / 2, (left + right) / 2];
  return [
    { side: 'left', x: left + 2, y: middle },
    { side: 'right', x: right - 2, y: middle },
    { side: 'top', x: centre, y: top + 2 },
    { side: 'bottom', x: centre, y: bottom - 2 },
  ];
}

/** One piece of a drawing that is edited. */
function Piece(props: { readonly scene: Scene; readonly piece: number; readonly held: boolean }) {
  const shape = createMemo(() => shapeOf(props.scene.pieces[props.piece]!.cells));
  const cells = createMemo(() => shape().cells, undefined, { equals: same });
  return (
    <g
      class="piece"
      classList={{ held: props.held }}
      data-piece={props.piece}
      transform={`translate(${shape().corner.column * CELL} ${shape().corner.row * CELL})`}
    >
      <g innerHTML={drawPiece(props.scene, props.piece)} />
      <path class="piece-case" d={ringPath(cells())} />
      <path class="piece-ring" d={ringPath(cells())} />
    </g>
  );
}
