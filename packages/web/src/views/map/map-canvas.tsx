import { GOLD, GraphView, listenToGestures, Overlay, type Rgb } from '@slidewise/graph';
import { createEffect, on, onCleanup, onMount } from 'solid-js';
import { settings } from '../../settings.js';
import { t } from '../../texts/index.js';
import type { MapModel } from './map-model.js';

/** How long the point walks from one position to the next. */
const WALK = 260;
const MANY_RINGS = 150;
/** More rings than these hide what they mark. */
const MOST_RINGS = 4000;

/** What buttons do with the picture. */
export interface MapPicture {
  zoom(factor: number): void;
  fit(): void;
  png(): Promise<Blob>;
  svg(): Blob;
}

export interface MapCanvasProps {
  readonly model: MapModel;
  /** The name of the picture for screen readers. */
  readonly label: string;
  /** Where the points are: two numbers for each. */
  readonly points: Float32Array;
  colourOf(node: number): Rgb;
  readonly edges: boolean;
  /** Points with rings around them. */
  readonly marked: readonly number[];
  /** The game so far, its last point the present one; -1 where it left the map. */
  readonly trail: readonly number[];
  readonly showsTrail: boolean;
  /** A shortest way. */
  readonly way: readonly number[];
  /** The point that is looked at. */
  readonly chosen: number | undefined;
  onChoose(node: number): void;
  readonly ref: (picture: MapPicture) => void;
}

/** The graph on its canvas: points, edges, and above them the trail, the way and where one is. */
export function MapCanvas(props: MapCanvasProps) {
  let frame!: HTMLDivElement;
  let canvas!: HTMLCanvasElement;
  let above!: HTMLCanvasElement;
  onMount(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const isStill = (): boolean => still.matches || settings.motion.value() === 'less';
    const colour = (name: string): string => getComputedStyle(frame).getPropertyValue(name).trim();
    let overlay = new Overlay(above, colour('--map-ink'), colour('--map-ground'));
    const here = (): number => props.trail.at(-1) ?? -1;
    /** The walk from one point to the next: where it began, and when. */
    let walk: { readonly from: number; readonly since: number } | undefined;
    const graph: GraphView = new GraphView({
      ...{ canvas, frame, above: [above] },
      graph: { points: props.points, edges: props.model.map.edges },
      colourOf: (node) => props.colourOf(node),
      onDraw: () => drawAbove(),
    });

    function drawAbove(): void {
      const { width, height } = graph.view;
      overlay.clear(width, height, graph.ratio);
      const place = (node: number): readonly [number, number] => graph.place(node);
      // Many rings hide what is below, so that they are smaller then.
      const radius = props.marked.length > MANY_RINGS ? graph.pointSize * 0.75 + 1 : Math.max(4, graph.pointSize);
      for (const node of props.marked.slice(0, MOST_RINGS))
        overlay.ring(...place(node), radius, props.marked.length > MANY_RINGS ? 1.2 : 1.8);
      if (props.way.length > 1) overlay.line(props.way.map(place), { colour: colour('--map-way'), dashed: true });
      const trail = props.trail.filter((node) => node >= 0);
      if (props.showsTrail && trail.length > 1) {
        overlay.line(trail.map(place), { width: 3.6 });
        for (const node of trail.slice(0, -1))
          overlay.ring(...place(node), 3.5, 1.5, colour('--map-ground'), colour('--map-ink'));
        const lost = props.model.turningPoint(trail);
        if (lost >= 0) overlay.ring(...place(trail[lost]!), 7, 3, GOLD, colour('--map-ground'));
      }
      const { chosen } = props;
      if (chosen !== undefined) overlay.mark(...place(chosen));
      const end = props.way.at(-1);
      if (end !== undefined && props.model.map.toGoal[end] === 0) {
        overlay.plate(...place(end), t('out'), width, colour('--map-way'), colour('--map-ground'));
      }
      if (here() >= 0) drawHere(width);
    }

    function drawHere(width: number): void {
      const [x, y] = graph.place(here());
      let [atX, atY] = [x, y];
      if (walk !== undefined) {
        const part = Math.min(1, (performance.now() - walk.since) / WALK);
        const [fromX, fromY] = graph.place(walk.from);
        [atX, atY] = [fromX + part * (x - fromX), fromY + part * (y - fromY)];
        if (part < 1) graph.redraw();
        else walk = undefined;
      }
      const red = colour('--red-lit');
      overlay.ring(atX, atY, 18, 0.01, '#0000', `color-mix(in srgb, ${red} 22%, transparent)`);
      overlay.ring(atX, atY, 8, 3, colour('--map-ground'), red);
      overlay.plate(atX, atY, t('you are here'), width);
    }

    listenToGestures(canvas, {
      pan: (x, y) => graph.pan(x, y),
      zoom: (factor, x, y) => graph.zoom(factor, x, y),
      click(x, y, reach) {
        const node = graph.nodeAt(x, y, reach);
        if (node >= 0) props.onChoose(node);
      },
      hover() {},
    });
    createEffect(
      on(
        () => props.points,
        (points) => graph.layOut(points, isStill()),
        { defer: true },
      ),
    );
    createEffect(
      on(
        () => props.colourOf,
        () => graph.recolour(),
        { defer: true },
      ),
    );
    createEffect(() => graph.showEdges(props.edges));
    createEffect(
      on(here, (node, before) => {
        if (before !== undefined && before >= 0 && node >= 0 && !isStill())
          walk = { from: before, since: performance.now() };
        if (node >= 0) graph.show(node);
        graph.redraw();
      }),
    );
    createEffect(
      on([() => props.marked, () => props.trail, () => props.showsTrail, () => props.way, () => props.chosen], () =>
        graph.redraw(),
      ),
    );
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const recolourAbove = (): void => {
      overlay = new Overlay(above, colour('--map-ink'), colour('--map-ground'));
      graph.redraw();
    };
    dark.addEventListener('change', recolourAbove);
    createEffect(on(settings.theme.value, () => queueMicrotask(recolourAbove), { defer: true }));
    onCleanup(() => {
      dark.removeEventListener('change', recolourAbove);
      graph.dispose();
    });
    const onKey = (event: KeyboardEvent): void => {
      const pan = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[event.key];
      const zoom = { '+': 1.4, '=': 1.4, '-': 1 / 1.4 }[event.key];
      if (
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        (pan === undefined && zoom === undefined && event.key !== '0')
      )
        return;
      event.preventDefault();
      if (pan !== undefined) graph.pan(pan[0]!, pan[1]!);
      else if (zoom !== undefined) graph.zoom(zoom);
      else graph.fit();
    };
    canvas.addEventListener('keydown', onKey);
    props.ref({
      zoom: (factor) => graph.zoom(factor),
      fit: () => graph.fit(),
      png: () =>
        new Promise((resolve) => graph.snapshot(colour('--map-ground')).toBlob((blob) => resolve(blob!), 'image/png')),
      svg: () => new Blob([svgOf(graph, props.model, colour('--map-ground'), props.edges)], { type: 'image/svg+xml' }),
    });
  });
  return (
    <div class="map-frame" ref={frame}>
      <canvas ref={canvas} class="map-graph" role="img" aria-label={props.label} tabindex="0" />
      <canvas ref={above} class="map-above" aria-hidden="true" />
    </div>
  );
}

/** More edges than these make files that no program opens with pleasure. */
const MOST_LINES = 150_000;

/** The part that is seen, as lines and circles. */
function svgOf(graph: GraphView, { neighbours }: MapModel, ground: string, withEdges: boolean): string {
  const { width, height } = graph.view;
  const nodes = [...graph.seen()];
  const places = new Map(nodes.map((each) => [each.node, each]));
  const number = (value: number): string => String(Math.round(10 * value) / 10);
  let lines = '';
  let left = withEdges ? MOST_LINES : 0;
  for (const { node, x, y } of nodes) {
    for (const next of neighbours(node)) {
      const other = places.get(next);
      if (next < node || other === undefined || left-- <= 0) continue;
      lines += `M${number(x)} ${number(y)}L${number(other.x)} ${number(other.y)}`;
    }
  }
  const radius = number(graph.pointSize / 2);
  const points = nodes.map(
    ({ x, y, colour }) => `<circle cx="${number(x)}" cy="${number(y)}" r="${radius}" fill="${colour}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${number(width)}" height="${number(height)}" viewBox="0 0 ${number(width)} ${number(height)}"><rect width="100%" height="100%" fill="${ground}"/><path d="${lines}" stroke="#808080" stroke-opacity=".25" stroke-width=".6" fill="none"/>${points.join('')}</svg>\n`;
}
