import './tree.css';
import { batch, createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show, untrack } from 'solid-js';
import { thePainter } from '../../../files/painting.js';
import { fileName, saveFile } from '../../../files/saving.js';
import { pixelsOfSvg, pngOfSvg, standaloneSvg } from '../../../files/svg-picture.js';
import { mayMove } from '../../../settings.js';
import { t } from '../../../texts/index.js';
import type { Camera, Extent } from './camera.js';
import { around, between, fit, follow, frame, legibleZoom, reveal, sees, zoomBy } from './camera.js';
import { toneOf } from './f-scale.js';
import { Pointers } from './pointers.js';
import { neighbour, type ShownNode, type ShownTree, showPath, showTree } from './shown-tree.js';
import { TreeControls, type View } from './tree-controls.js';
import { treeCsv } from './tree-csv.js';
import {
  blockPaths,
  boxOf,
  edgePath,
  extentOf,
  type Growth,
  growthIn,
  type NodeShape,
  shapeOf,
  wayPath,
} from './tree-geometry.js';
import { TreeLegend } from './tree-legend.js';
import { TreeNodeView } from './tree-node.js';
import type { Watched } from './watched.js';

/** Nodes that are shown at most, the nearest to the one that is looked at. */
const MOST_SHOWN = 1500;
/** Below this, boards are only dots, and nothing but the place and state of a node is drawn. */
const READABLE = 0.3;
/** Texts are 16 units high: they are shown from 13 px. */
const SMALLEST_TEXTS = 13 / 16;
/** Where texts would be too small, numbers alone are 38 units high. */
const SMALLEST_NUMBERS = 13 / 38;
/** How large texts are on a screen of a usual size. */
const USUAL_TEXT = 16;
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
/** How long the camera takes to the next node, and out to the whole solution, in milliseconds. */
const GLIDE = 240;
const FINALE = 1300;
/** A search that shows more steps a second is followed at once. */
const FASTEST_GLIDE = 5;
/** A film of a search: its pictures at most, their width in pixels, and how long each is seen. */
const MOST_PICTURES = 60;
const FILM_WIDTH = 900;
const SECONDS_A_PICTURE = 0.4;

/** The tree of a search: it can be moved, zoomed and walked through, and shows where the search is. */
export function TreeView(props: {
  readonly watched: Watched;
  readonly name: string;
  readonly selected: number | undefined;
  readonly onSelect: (node: number | undefined) => void;
  readonly withBoards: boolean;
  /** Steps a second while the search runs by itself. */
  readonly pace?: number | undefined;
  /** Shows another step, for a film. */
  readonly goTo?: ((step: number) => void) | undefined;
  /** Only its picture: what it means is said elsewhere. */
  readonly plain?: boolean;
}) {
  const { replay, at, current, board } = props.watched;
  const { tree } = replay;
  const [camera, setCamera] = createSignal<Camera>({ x: 0, y: 0, zoom: 1 });
  const [size, setSize] = createSignal<Extent>({ width: 0, height: 0 });
  /** How much larger than usual texts are on this screen. */
  const [scale, setScale] = createSignal(1);
  /** The camera follows the search, or shows all of it, until the user moves it. */
  const [view, setView] = createSignal<View>('follow');
  const looked = createMemo(() => props.selected ?? current());
  const scene = untrack(() => board.family.scene(board.position));
  /** Of a tree that is too large to be read, only what is near the path; or else all of it. */
  const [isNear, setNear] = createSignal(true);
  const all = createMemo<ShownTree>(() => {
    at();
    return showTree(tree, looked(), MOST_SHOWN);
  });
  /** A whole tree grows where it has more room. */
  const growth = createMemo<Growth>((before) => {
    if (isNear()) return growthIn(size());
    const zoom = (each: Growth): number =>
      fit(extentOf(all(), shapeOf(scene, props.withBoards, each)), size(), scale()).zoom * (each === before ? 1.2 : 1);
    return zoom('down') > zoom('right') ? 'down' : 'right';
  });
  const shape = createMemo(() => shapeOf(scene, props.withBoards, growth()));
  const shown = createMemo<ShownTree>(() => {
    const isLegible = fit(extentOf(all(), shape()), size(), scale()).zoom >= legibleZoom(size(), scale());
    return isNear() && !isLegible && size().width > 0 ? showPath(tree, looked()) : all();
  });
  const hasTexts = createMemo(() => camera().zoom > SMALLEST_TEXTS - 1e-6);
  /** Of all texts, only the numbers of f are left, and larger. */
  const hasNumbers = createMemo(() => !hasTexts() && growth() === 'right' && camera().zoom >= SMALLEST_NUMBERS);
  const readable = createMemo(() => (props.withBoards ? camera().zoom >= READABLE : hasTexts()));
  const box = (node: ShownNode) => boxOf(node, shape());
  const visible = createMemo(() =>
    [...shown().nodes.values()]
      .filter((node) => node.id === looked() || (readable() && sees(camera(), box(node), size())))
      .sort((a, b) => a.order - b.order)
      .map(({ id }) => id),
  );
  /** The nodes on the path to the current one. */
  const way = createMemo(() => {
    at();
    return new Set(tree.pathTo(current()));
  });
  /** The search has ended with a solution. */
  const solved = createMemo(() => {
    at();
    return tree.nodes[current()]?.state === 'goal';
  });
  const blocks = createMemo(() => {
    at();
    const { nodes } = tree;
    const kindOf = (id: number): string | undefined => {
      const node = nodes[id];
      if (node === undefined) return undefined;
      return node.state === 'goal' ? 'is-end' : `tone-${toneOf(props.watched.scale(), node.f)} is-${node.state}`;
    };
    return readable() ? new Map() : blockPaths(shown(), kindOf, shape(), camera(), size());
  });
  /** The boxes of the way, as far as it is shown. */
  const wayBoxes = createMemo(() => [...way()].flatMap((id) => shown().nodes.get(id) ?? []).map(box));
  let svg!: SVGSVGElement;

  // The camera --------------------------------------------------------------------------------------------------

  const [isFilming, setFilming] = createSignal(false);
  let gliding = 0;
  onCleanup(() => cancelAnimationFrame(gliding));
  /** Goes from one view to another, in some milliseconds. */
  const glide = (from: Camera, to: Camera, milliseconds: number): void => {
    cancelAnimationFrame(gliding);
    if (milliseconds === 0 || isFilming() || !mayMove()) {
      setCamera(to);
      return;
    }
    setCamera(from);
    const begun = performance.now();
    const move = (now: number): void => {
      const part = Math.min(1, Math.max(0, now - begun) / milliseconds);
      setCamera(part === 1 ? to : between(from, to, part * part * (3 - 2 * part), size()));
      if (part < 1) gliding = requestAnimationFrame(move);
    };
    gliding = requestAnimationFrame(move);
  };
  /** The user moves it: nothing else does from now on. */
  const take = (): void => {
    cancelAnimationFrame(gliding);
    setView('free');
  };
  /** Where the search is; at its end the whole solution. */
  const wanted = (target: ShownNode, from: Camera): Camera => {
    const all = extentOf(shown(), shape());
    const whole = fit(all, size(), scale());
    if (view() === 'whole') return whole;
    // What the user has chosen is not pulled away from under the hand.
    if (props.selected !== undefined) return reveal(from, box(target), size());
    const shows = solved() && whole.zoom < legibleZoom(size(), scale());
    return shows ? frame(around(wayBoxes()), size(), scale()) : follow(all, box(target), size(), scale());
  };
  const look = (before: { readonly tree: ShownTree; readonly shape: NodeShape } | undefined, anchor: number): void => {
    const [was, is] = [before?.tree.nodes.get(anchor), shown().nodes.get(anchor)];
    const target = shown().nodes.get(looked());
    if (target === undefined || size().width === 0) return;
    const now = camera();
    // What was looked at stays where it was, while the tree grows around it.
    const [from, to] = [was && boxOf(was, before!.shape), is && box(is)];
    const moved = from && to ? { ...now, x: now.x + to.x - from.x, y: now.y + to.y - from.y } : now;
    if (view() === 'free') {
      setCamera(moved);
      return;
    }
    const isFast = (props.pace ?? 0) > FASTEST_GLIDE;
    const isSame = before !== undefined && before.shape === shape() && sized;
    glide(moved, wanted(target, moved), !isSame ? 0 : solved() ? FINALE : isFast ? 0 : GLIDE);
  };
  let lastLooked = 0;
  /** The picture has the size that it had when it was last looked at. */
  let sized = false;
  createEffect(
    on([shown, size, shape, solved], ([, now], before) => {
      sized = before?.[1] === now;
      look(before && { tree: before[0], shape: before[2] }, lastLooked);
      lastLooked = looked();
    }),
  );
  const zoom = (factor: number, point?: { readonly x: number; readonly y: number }): void => {
    take();
    const { width, height } = size();
    setCamera((now) => zoomBy(now, factor, point ?? { x: width / 2, y: height / 2 }));
  };
  const seeAll = (): void => {
    batch(() => {
      setView('whole');
      setNear(false);
    });
    glide(camera(), fit(extentOf(shown(), shape()), size(), scale()), GLIDE);
  };
  const followAgain = (): void => {
    batch(() => {
      props.onSelect(undefined);
      setView('follow');
      setNear(true);
    });
    const target = shown().nodes.get(looked());
    if (target !== undefined) glide(camera(), wanted(target, camera()), GLIDE);
  };
  const pointers = new Pointers({
    pan: (dx, dy) => {
      take();
      setCamera((now) => ({ ...now, x: now.x - dx / now.zoom, y: now.y - dy / now.zoom }));
    },
    zoom,
    corner: () => svg.getBoundingClientRect(),
  });

  onMount(() => {
    const observer = new ResizeObserver(() =>
      batch(() => {
        setScale(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT);
        setSize({ width: svg.clientWidth, height: svg.clientHeight });
      }),
    );
    observer.observe(svg);
    const onWheel = (event: WheelEvent): void => {
      // A plain wheel scrolls the page; with Ctrl, or by a pinch on a touch pad, it zooms the tree.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = svg.getBoundingClientRect();
      zoom(Math.exp(-event.deltaY / 200), { x: event.clientX - left, y: event.clientY - top });
    };
    svg.addEventListener('wheel', onWheel, { passive: false });
    onCleanup(() => {
      observer.disconnect();
      svg.removeEventListener('wheel', onWheel);
    });
  });

  /** The picture as it is seen, or the numbers of all nodes. */
  const save = async (format: 'svg' | 'png' | 'csv'): Promise<void> => {
    const name = `${fileName(props.name)}-${at()}.${format}`;
    if (format === 'csv') saveFile(name, treeCsv(replay), 'text/csv');
    else if (format === 'svg') saveFile(name, standaloneSvg(svg), 'image/svg+xml');
    else saveFile(name, await pngOfSvg(svg), 'image/png');
  };

  /** The search from its start to the step that is shown, as an animated picture. */
  const film = async (): Promise<void> => {
    const { goTo } = props;
    const last = at();
    if (goTo === undefined || last < 1) return;
    setFilming(true);
    const pictures: ImageData[] = [];
    // The room for the picture changes with what is said above it.
    const { width, height } = svg.getBoundingClientRect();
    const scale = Math.min(1, FILM_WIDTH / width);
    try {
      const frames = Math.min(MOST_PICTURES, last + 1);
      for (let i = 0; i < frames; i++) {
        goTo(Math.round((i * last) / (frames - 1)));
        // The page is drawn with the next frame of the screen.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        pictures.push(await pixelsOfSvg(svg, { width, height }, scale));
      }
      const [size] = pictures as [ImageData];
      const pixels = pictures.map(({ data }) => data);
      const made = await thePainter().pixelFilm(pixels, size.width, size.height, SECONDS_A_PICTURE);
      saveFile(`${fileName(props.name)}-film.png`, made as Uint8Array<ArrayBuffer>, 'image/png');
    } finally {
      goTo(last);
      setFilming(false);
    }
  };

  // Keys --------------------------------------------------------------------------------------------------------

  const walkTo = (node: number): void => {
    props.onSelect(node);
    const place = shown().nodes.get(node);
    if (place !== undefined && view() === 'free') setCamera((now) => reveal(now, box(place), size()));
    svg.querySelector<SVGGElement>(`[data-node="${node}"]`)?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (ARROWS.includes(key)) {
      const next = neighbour(shown(), tree.nodes, looked(), key, growth());
      if (next !== undefined) walkTo(next);
    } else if (key === 'Home' || key === 'End') {
      // Where nothing was searched there is no tree to walk through.
      const [root] = tree.pathTo(looked());
      if (root !== undefined) walkTo(key === 'Home' ? root : current());
    } else if (key === '+' || key === '=') zoom(1.25);
    else if (key === '-') zoom(0.8);
    else if (key === '0') seeAll();
    else return;
    event.preventDefault();
  };

  return (
    <div class="tree" classList={{ plain: props.plain === true }}>
      <Show when={!props.plain || shown().hidden > 0}>
        <div class="tree-head">
          <Show when={shown().hidden > 0}>
            <p class="tree-note">{noteOn(shown(), tree.roots, isNear(), props.selected === undefined)}</p>
          </Show>
          <Show when={!props.plain}>
            <TreeLegend watched={props.watched} />
          </Show>
        </div>
      </Show>
      <svg
        ref={svg}
        class="tree-picture"
        classList={{ far: !hasTexts(), numbered: hasNumbers() }}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its nodes are the items, and keys walk through them
        role="tree"
        aria-label={t('Tree of {name}. Arrow keys go from node to node, plus and minus zoom.', { name: props.name })}
        onKeyDown={onKey}
        onPointerDown={(event) => pointers.down(event)}
        onPointerMove={(event) => pointers.move(event, svg)}
        onPointerUp={(event) => pointers.up(event)}
        onPointerCancel={(event) => pointers.up(event)}
      >
        <g transform={`scale(${camera().zoom}) translate(${-camera().x} ${-camera().y})`}>
          <path class="tree-edge" d={edgePath(shown(), shape(), camera(), size(), ({ id }) => !way().has(id))} />
          <path
            class="tree-edge on-the-way"
            classList={{ solved: solved() }}
            pathLength={solved() ? 1 : undefined}
            d={wayPath(wayBoxes(), shape())}
            style={solved() ? { 'stroke-width': String(5 / camera().zoom) } : {}}
          />
          <Show when={!readable()}>
            <For each={[...blocks()]}>{([kind, path]) => <path class={`tree-block ${kind}`} d={path} />}</For>
          </Show>
          <For each={visible()}>
            {(id) => (
              <Show when={shown().nodes.get(id)}>
                {(place) => (
                  <TreeNodeView
                    watched={props.watched}
                    place={place()}
                    shape={shape()}
                    current={current() === id}
                    selected={looked() === id}
                    solving={solved() && way().has(id)}
                    numbered={hasNumbers()}
                    onSelect={() => {
                      if (!pointers.dragged) props.onSelect(id);
                    }}
                  />
                )}
              </Show>
            )}
          </For>
        </g>
      </svg>
      <TreeControls
        view={view()}
        onFollow={followAgain}
        onZoom={zoom}
        onAll={seeAll}
        onSave={(format) => void save(format)}
        onFilm={props.goTo === undefined || isFilming() ? undefined : () => void film()}
        isFilming={isFilming()}
      />
    </div>
  );
}

/** What is missing in the picture. */
function noteOn({ nodes, hidden }: ShownTree, roots: number, isNear: boolean, isCurrent: boolean): string {
  if (isNear) return t('The way here, and what is beside it; {n} more nodes are folded away.', { n: hidden });
  // A search that starts again has a tree for each time; they are not connected.
  if (roots > 1 && nodes.size < MOST_SHOWN) {
    return t('The tree of one iteration of {n}; {m} nodes of the others are not shown.', { n: roots, m: hidden });
  }
  const values = { n: nodes.size, m: hidden };
  return isCurrent
    ? t('The {n} nodes nearest to the current one; {m} more are folded away.', values)
    : t('The {n} nodes nearest to the chosen one; {m} more are folded away.', values);
}
