import type { Cell, Scene } from '@slidewise/core/contract';
import type { Shift } from '@slidewise/core/draw';
import { type Command, hasOneFreeCell, KeyMap, type Slide, slideIntoGap } from '@slidewise/core/session';
import { createMemo, createSignal, createUniqueId, For, Index, onCleanup, onMount, Show } from 'solid-js';
import './board.css';
import { announce } from '../design/announcements.js';
import { Arrow } from './arrow.js';
import { Drag } from './drag.js';
import { Piece } from './piece.js';
import { Reach, shiftOf } from './reach.js';
import { CELL, goalPath, viewBox } from './shapes.js';
import { Tray } from './tray.js';
import { nameOf, neighbourOf } from './words.js';

export interface BoardProps {
  readonly scene: Scene;
  /** What the board is called: `Jam 12`. */
  readonly name: string;
  /** The moves that pointers and keys can make; without them it is a picture. */
  readonly slides?: readonly Slide[] | undefined;
  readonly onSlide?: ((slide: Slide) => void) | undefined;
  /** The main board of the page: arrow keys move its pieces, even before one is selected; without a gap that decides it, the target. */
  readonly takesArrows?: boolean | undefined;
  /** What letters do that name no piece, and a few other keys: the same as in the terminal. */
  readonly commands?: Partial<Record<Command, () => void>> | undefined;
  /** A move to show: its pieces glow and an arrow shows how far they go. */
  readonly hint?: readonly Shift[] | undefined;
  /** Pieces to highlight. */
  readonly marked?: readonly number[] | undefined;
  /** Shown in its solved state. */
  readonly solved?: boolean | undefined;
}

const ARROWS: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const WORDS: Record<string, string> = { '-1,0': 'up', '1,0': 'down', '0,-1': 'left', '0,1': 'right' };

const HELP =
  'Arrow keys slide the piece. Shift with an arrow key moves from piece to piece, and typing the letters of a piece selects it. ' +
  'Enter shows where it can go, and moves it if there is only one place.';
const GAP_HELP =
  'Arrow keys slide the piece next to the gap, in the direction of the arrow. Shift with an arrow key moves from piece to piece, ' +
  'typing letters or digits selects a piece, and Enter pushes it towards the gap.';

/** Letters typed within this many milliseconds make one label. */
const TYPING = 800;

/** Draws any family's scene, and lets pointers and keys move its pieces. */
export function Board(props: BoardProps) {
  const help = createUniqueId();
  /** The piece that the Tab key leads to. */
  const [current, setCurrent] = createSignal(firstOf(props.scene));
  /** The piece that is selected: its places are shown, and arrow keys move it. */
  const [held, setHeld] = createSignal<number>();
  const [offsets, setOffsets] = createSignal<readonly Shift[]>([]);
  const slides = (): readonly Slide[] => props.slides ?? [];
  const interactive = (): boolean => props.slides !== undefined;
  const shiftsOf = createMemo(() => {
    const byPiece = new Map<number, Shift[]>();
    for (const shift of slides().flatMap(({ shifts }) => shifts)) {
      byPiece.set(shift.piece, [...(byPiece.get(shift.piece) ?? []), shift]);
    }
    return byPiece;
  });
  const heldReach = createMemo(() => {
    const piece = held();
    return piece === undefined || !interactive() ? undefined : new Reach(slides(), piece);
  });
  const places = createMemo(() => emptyPlaces(props.scene, heldReach()));
  /** Arrow keys alone determine the move. */
  const oneGap = createMemo(() => interactive() && hasOneFreeCell(props.scene));
  const focusable = (): number => Math.min(current(), props.scene.pieces.length - 1);
  let svg!: SVGSVGElement;

  const play = (slide: Slide): void => props.onSlide?.(slide);
  /** Makes a move and ends the selection. */
  const go = (slide: Slide): void => {
    setHeld(undefined);
    play(slide);
  };

  const choose = (piece: number): void => {
    setCurrent(piece);
    const { all } = new Reach(slides(), piece);
    if (all.length === 1) {
      go(all[0]!);
    } else if (all.length === 0) {
      setHeld(undefined);
      announce(`${nameOf(props.scene.pieces[piece]!)} cannot move`);
    } else {
      setHeld(held() === piece ? undefined : piece);
    }
  };

  const drag = new Drag({
    unitsPerCell: () => CELL * (svg.getScreenCTM()?.a ?? 1),
    reachOf: (piece) => new Reach(slides(), piece),
    show: setOffsets,
    drop: go,
    tap: choose,
  });

  const grab = (piece: number, event: PointerEvent): void => {
    if (!interactive() || event.button !== 0 || !drag.start(piece, event)) return;
    setCurrent(piece);
    svg.setPointerCapture(event.pointerId);
  };

  /** Moves the selected piece by one cell, if that is free; for arrow keys. */
  const nudge = (piece: number, [rows, columns]: readonly [number, number]): void => {
    const slide = new Reach(slides(), piece).slideTo({ rows, columns });
    if (slide !== undefined) play(slide);
    else announce(`${nameOf(props.scene.pieces[piece]!)} is blocked that way`);
  };

  /** Moves the piece beside the gap into it, in the direction of the arrow key. */
  const push = ([rows, columns]: readonly [number, number]): void => {
    const slide = slideIntoGap(slides(), { rows, columns });
    if (slide === undefined) {
      announce(`Nothing can move ${WORDS[`${rows},${columns}`]}`);
      return;
    }
    // The moved piece becomes current, so that screen readers announce it.
    setCurrent(slide.shifts[0]!.piece);
    play(slide);
    if (svg.contains(document.activeElement)) focus(slide.shifts[0]!.piece);
  };

  /** To the nearest piece that way. */
  const walk = (piece: number, way: readonly [number, number]): void => {
    setHeld(undefined);
    const next = neighbourOf(props.scene.pieces, piece, ...way);
    if (next !== undefined) focus(next);
  };

  const onArrow = (way: readonly [number, number], shift: boolean): void => {
    const piece = focusable();
    if (shift) walk(piece, way);
    else if (oneGap()) push(way);
    else nudge(piece, way);
  };

  const focus = (piece: number): void => {
    setCurrent(piece);
    svg.querySelector<SVGGElement>(`[data-piece="${piece}"]`)?.focus();
  };

  let typed = '';
  let typedAt = 0;
  const keyMap = createMemo(() => new KeyMap(props.scene));
  /** A key that names a piece, or part of its name, or a command; tells whether it was one. */
  const type = (key: string, now: number): boolean => {
    const { commands = {} } = props;
    const meaning = keyMap().meaning(key, now - typedAt > TYPING ? '' : typed, Object.keys(commands) as Command[]);
    typed = meaning !== undefined && 'piece' in meaning ? meaning.typed : '';
    typedAt = now;
    if (meaning === undefined) return false;
    if ('piece' in meaning) focus(meaning.piece);
    else commands[meaning.command]!();
    return true;
  };

  /** Arrow keys work anywhere on the page: no piece has to be selected first. */
  const onPageKey = (event: KeyboardEvent): void => {
    const way = ARROWS[event.key];
    const nothingChosen = document.activeElement === document.body || document.activeElement?.id === 'main';
    if (way === undefined || props.takesArrows !== true || !interactive() || !nothingChosen) return;
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (!oneGap()) focus(focusable());
    onArrow(way, false);
    event.preventDefault();
  };
  /** A touch on the floor may scroll the board; one on a movable piece moves the piece. */
  const onTouch = (event: TouchEvent): void => {
    if (interactive() && (event.target as Element).closest('.piece:not(.stuck)') !== null) event.preventDefault();
  };
  onMount(() => {
    document.addEventListener('keydown', onPageKey);
    svg.addEventListener('touchmove', onTouch, { passive: false });
  });
  onCleanup(() => {
    document.removeEventListener('keydown', onPageKey);
    svg.removeEventListener('touchmove', onTouch);
  });

  const onKey = (event: KeyboardEvent): void => {
    if (!interactive() || event.ctrlKey || event.metaKey || event.altKey) return;
    const way = ARROWS[event.key];
    const piece = focusable();
    if (way !== undefined) onArrow(way, event.shiftKey);
    else if (event.key === 'Enter' || event.key === ' ') choose(piece);
    else if (event.key === 'Escape') setHeld(undefined);
    // What is no letter has a small name in the map: `home`, `f1`.
    else if (!type(event.key.length === 1 ? event.key : event.key.toLowerCase(), event.timeStamp)) return;
    event.preventDefault();
  };

  const offsetOf = (piece: number): Shift | undefined => offsets().find((shift) => shift.piece === piece);

  return (
    <svg
      ref={svg}
      class="board"
      classList={{ interactive: interactive(), solved: props.solved === true, dragging: offsets().length > 0 }}
      viewBox={viewBox(props.scene)}
      role={interactive() ? 'group' : 'img'}
      aria-label={`${props.name}: a board of ${props.scene.height} rows and ${props.scene.width} columns`}
      aria-describedby={interactive() ? help : undefined}
      onKeyDown={onKey}
      onPointerMove={(event) => drag.move(event)}
      onPointerUp={(event) => drag.end(event)}
      onPointerCancel={(event) => drag.cancel(event)}
      on:lostpointercapture={(event) => drag.cancel(event)}
    >
      <Show when={interactive()}>
        <desc id={help}>{oneGap() ? GAP_HELP : HELP}</desc>
      </Show>
      <Tray scene={props.scene} />
      <Index each={props.scene.pieces}>
        {(piece, index) => (
          <Piece
            piece={piece()}
            index={index}
            shifts={interactive() ? (shiftsOf().get(index) ?? []) : undefined}
            offset={offsetOf(index)}
            focusable={focusable() === index}
            held={held() === index}
            hinted={props.hint?.some((shift) => shift.piece === index) ?? false}
            marked={props.marked?.includes(index) ?? false}
            onGrab={(event) => grab(index, event)}
            onFocus={() => setCurrent(index)}
            onLeave={() => setHeld((piece) => (piece === index ? undefined : piece))}
          />
        )}
      </Index>
      <path class="covered-goal" d={goalPath(props.scene)} aria-hidden="true" />
      <For each={places()}>
        {({ row, column, slide }) => (
          <g class="place" onMouseDown={(event) => event.preventDefault()} onClick={() => go(slide)}>
            <rect x={column * CELL} y={row * CELL} width={CELL} height={CELL} />
            <circle cx={(column + 0.5) * CELL} cy={(row + 0.5) * CELL} r="7" />
          </g>
        )}
      </For>
      <For each={props.hint ?? []}>{(shift) => <Arrow scene={props.scene} shift={shift} />}</For>
    </svg>
  );
}

/** The piece that keys reach first: the target. */
function firstOf({ pieces }: Scene): number {
  return Math.max(
    0,
    pieces.findIndex(({ role }) => role === 'target'),
  );
}

/** The empty cells to which a piece can go, each with the shortest move that covers it. */
function emptyPlaces(scene: Scene, reach: Reach<unknown, unknown> | undefined): (Cell & { slide: Slide })[] {
  if (reach === undefined) return [];
  const { cells } = scene.pieces[reach.piece]!;
  const own = new Set(cells.map(({ row, column }) => `${row},${column}`));
  const places = new Map<string, Cell & { slide: Slide; far: number }>();
  for (const slide of reach.all) {
    const { rows, columns } = shiftOf(slide, reach.piece)!;
    const far = Math.abs(rows) + Math.abs(columns);
    for (const cell of cells) {
      const place = { row: cell.row + rows, column: cell.column + columns };
      const key = `${place.row},${place.column}`;
      if (!own.has(key) && (places.get(key)?.far ?? Number.POSITIVE_INFINITY) > far) {
        places.set(key, { ...place, slide, far });
      }
    }
  }
  return [...places.values()];
}
