import { showCount } from '@slidewise/core/text';
import './tree.css';
import { batch, createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show } from 'solid-js';
import type { Camera, Extent } from './camera.js';
import { around, fit, follow, frame, LEGIBLE_ZOOM, reveal, sees, zoomBy } from './camera.js';
import { Pointers } from './pointers.js';
import { neighbour, type ShownNode, type ShownTree, showTree } from './shown-tree.js';
import { TreeControls } from './tree-controls.js';
import { blockPath, boxOf, edgePath, extentOf, shapeOf } from './tree-geometry.js';
import { TreeNodeView } from './tree-node.js';
import type { Watched } from './watched.js';

/** Nodes that are shown at most, the nearest to the one that is looked at. */
const MOST_SHOWN = 1500;
/** Below this, boards are only dots, and nothing but the place and state of a node is drawn. */
const READABLE = 0.3;
/** How large texts are on a screen of a usual size. */
const USUAL_TEXT = 16;
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** The tree of a search: it can be moved, zoomed and walked through, and shows where the search is. */
export function TreeView(props: {
  readonly watched: Watched;
  readonly name: string;
  readonly selected: number | undefined;
  readonly onSelect: (node: number | undefined) => void;
  readonly withBoards: boolean;
}) {
  const { replay, at, current, board } = props.watched;
  const { tree } = replay;
  const [camera, setCamera] = createSignal<Camera>({ x: 0, y: 0, zoom: 1 });
  const [size, setSize] = createSignal<Extent>({ width: 0, height: 0 });
  /** How much larger than usual texts are on this screen. */
  const [scale, setScale] = createSignal(1);
  /** The camera follows the search until the user moves it. */
  const [following, setFollowing] = createSignal(true);
  const looked = createMemo(() => props.selected ?? current());
  const shape = createMemo(() => shapeOf(board.family.scene(board.position), props.withBoards));
  const shown = createMemo<ShownTree>(() => {
    at();
    return showTree(tree, looked(), MOST_SHOWN);
  });
  const hasTexts = createMemo(() => camera().zoom > LEGIBLE_ZOOM - 1e-6);
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
  let svg!: SVGSVGElement;

  // The camera --------------------------------------------------------------------------------------------------

  const look = (before: ShownTree | undefined, anchor: number): void => {
    const [was, is] = [before?.nodes.get(anchor), shown().nodes.get(anchor)];
    const now = camera();
    // What was looked at stays where it was, while the tree grows around it.
    const moved =
      was === undefined || is === undefined
        ? now
        : { ...now, x: now.x + box(is).x - box(was).x, y: now.y + box(is).y - box(was).y };
    const target = shown().nodes.get(looked());
    if (target === undefined || size().width === 0) return;
    setCamera(following() ? followed(moved, target) : moved);
  };
  /** Where the search is; at its end the whole solution. */
  const followed = (from: Camera, target: ShownNode): Camera => {
    const all = extentOf(shown(), shape());
    const whole = fit(all, size(), scale());
    if (tree.end < 0 || props.selected !== undefined || whole.zoom >= LEGIBLE_ZOOM * scale())
      return follow(from, all, box(target), size(), scale());
    const path = tree.pathTo(tree.end).flatMap((id) => shown().nodes.get(id) ?? []);
    return frame(around(path.map(box)), size(), scale());
  };
  let lastLooked = 0;
  createEffect(
    on([shown, size, shape], (_, before) => {
      look(before?.[0], lastLooked);
      lastLooked = looked();
    }),
  );
  const zoom = (factor: number, point?: { readonly x: number; readonly y: number }): void => {
    setFollowing(false);
    const { width, height } = size();
    setCamera((now) => zoomBy(now, factor, point ?? { x: width / 2, y: height / 2 }));
  };
  const seeAll = (): void => {
    setFollowing(false);
    setCamera(fit(extentOf(shown(), shape()), size(), scale()));
  };
  const followAgain = (): void => {
    props.onSelect(undefined);
    setFollowing(true);
    look(undefined, -1);
  };
  const pointers = new Pointers({
    pan: (dx, dy) => {
      setFollowing(false);
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

  // Keys --------------------------------------------------------------------------------------------------------

  const walkTo = (node: number): void => {
    props.onSelect(node);
    const place = shown().nodes.get(node);
    if (place !== undefined) setCamera((now) => reveal(now, box(place), size()));
    svg.querySelector<SVGGElement>(`[data-node="${node}"]`)?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (ARROWS.includes(key)) {
      const next = neighbour(shown(), tree.nodes, looked(), key);
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
    <div class="tree">
      <Show when={shown().hidden > 0}>
        <p class="tree-note">{noteOn(shown(), tree.roots, props.selected === undefined ? 'current' : 'chosen')}</p>
      </Show>
      <svg
        ref={svg}
        class="tree-picture"
        classList={{ far: !hasTexts() }}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its nodes are the items, and keys walk through them
        role="tree"
        aria-label={`Tree of ${props.name}. Arrow keys go from node to node, plus and minus zoom.`}
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
            classList={{ solved: tree.nodes[current()]?.state === 'goal' }}
            d={edgePath(shown(), shape(), camera(), size(), ({ id }) => way().has(id))}
          />
          <Show when={!readable()}>
            <For each={['open', 'closed', 'goal'] as const}>
              {(state) => (
                <path
                  class="tree-block"
                  classList={{ 'is-open': state === 'open', 'is-end': state === 'goal' }}
                  d={blockPath(shown(), tree.nodes, state, shape(), camera(), size())}
                />
              )}
            </For>
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
      <TreeControls following={following()} onFollow={followAgain} onZoom={zoom} onAll={seeAll} />
    </div>
  );
}

/** What is missing in the picture. */
function noteOn({ nodes, hidden }: ShownTree, roots: number, centre: string): string {
  // A search that starts again has a tree for each time; they are not connected.
  if (roots > 1 && nodes.size < MOST_SHOWN) {
    return `The tree of one iteration of ${roots}; ${showCount(hidden)} nodes of the others are not shown.`;
  }
  return `The ${showCount(nodes.size)} nodes nearest to the ${centre} one; ${showCount(hidden)} more are folded away.`;
}
