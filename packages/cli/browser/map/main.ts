// The page of `map`: draws the graph, and shows the chosen position with its board, its distances and its shortest path.
import {
  colourAt,
  css,
  GOLD,
  GREY,
  GraphView,
  listenToGestures,
  neighboursOf,
  Overlay,
  ringsLayout,
} from '@slidewise/graph';
import { byId } from '../elements.js';
import { type About, NONE } from './about.js';
import { MapModel } from './map-model.js';
import { moveNames, shiftOf } from './move-names.js';
import { unpack } from './unpack.js';

const MOST_MOVES = 60;

async function open(): Promise<void> {
  const about = JSON.parse(byId('about').textContent) as About;
  const data = await unpack(byId('data').textContent, about);
  byId('data').remove();
  const model = new MapModel(about, data, neighboursOf(data.size, data.edges));
  const { unit, width, cell } = about;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const pieces = [...document.querySelectorAll<SVGElement>('.map-piece')];
  const over = byId<HTMLCanvasElement>('over');
  const canvas = byId<HTMLCanvasElement>('graph');
  let hovered = -1;
  let asRings = false;

  const colourOf = (node: number) => {
    const distance = model.distances[node];
    return distance === NONE ? GREY : colourAt(distance / Math.max(1, model.layers.length - 1));
  };
  const graph = new GraphView({ canvas, frame: byId('sight'), above: [over], graph: data, colourOf, onDraw: drawOver });

  function drawOver(): void {
    const isDark = dark.matches;
    const [ink, paper] = isDark ? ['#fff', '#15161a'] : ['#15161a', '#fff'];
    const overlay = new Overlay(over, ink, isDark ? 'rgb(0 0 0/.75)' : 'rgb(255 255 255/.9)');
    overlay.clear(graph.view.width, graph.view.height, graph.ratio);
    const { path, chosen } = model;
    overlay.line(path.map((node) => graph.place(node)));
    if (path.length > 1 && graph.view.scale > 6) {
      const radius = Math.max(2.5, graph.pointSize / 2);
      for (const node of path) overlay.ring(...graph.place(node), radius, 1.5, ink, css(colourOf(node)));
    }
    overlay.ring(...graph.place(0), 7, 2.5, ink, paper);
    overlay.label(...graph.place(0), 'start');
    const end = path[path.length - 1];
    if (data.toGoal[end] === 0) {
      overlay.ring(...graph.place(end), 7, 2.5, ink, css(colourAt(0)));
      overlay.label(...graph.place(end), 'goal');
    }
    if (hovered >= 0 && hovered !== chosen) overlay.ring(...graph.place(hovered), 8, 1.5, ink, css(colourOf(hovered)));
    overlay.mark(...graph.place(chosen));
  }

  // The scale: how many positions lie at each distance, in their colours.
  function drawScale(): void {
    const scale = byId<HTMLCanvasElement>('scale');
    const box = scale.getBoundingClientRect();
    const { ratio } = graph;
    scale.width = Math.max(1, Math.round(box.width * ratio));
    scale.height = Math.max(1, Math.round(box.height * ratio));
    const pen = scale.getContext('2d');
    if (pen === null) return;
    const { layers } = model;
    const most = Math.max(...layers, 1);
    const wide = scale.width / layers.length;
    const base = scale.height - 5 * ratio;
    for (const [i, count] of layers.entries()) {
      pen.fillStyle = css(colourAt(i / Math.max(1, layers.length - 1)));
      const tall = count === 0 ? 0 : Math.max(ratio, (count / most) * (base - 3 * ratio));
      pen.fillRect(i * wide, base - tall, Math.ceil(wide), tall);
      pen.fillRect(i * wide, base + ratio, Math.ceil(wide), 4 * ratio);
    }
    const here = model.distances[model.chosen];
    if (here !== NONE) {
      pen.fillStyle = GOLD;
      pen.fillRect(Math.max(0, (here + 0.5) * wide - 1.5 * ratio), 0, 3 * ratio, scale.height);
    }
    byId('scale-last').textContent = String(layers.length - 1);
    byId('scale-title').textContent = `${unit}s ${model.byGoal ? 'to the nearest goal' : 'from the start'}`;
  }

  const amount = (count: number): string => `${count.toLocaleString('en')} ${unit}${count === 1 ? '' : 's'}`;
  const most = about.complete ? '' : 'at most ';

  function describe(node: number): string {
    const toGoal = data.toGoal[node];
    const goal =
      toGoal === NONE
        ? about.unsolvable
          ? 'it is proved that there is no solution'
          : 'no goal is known'
        : toGoal === 0
          ? '<b>solved</b>'
          : `<b>${most}${amount(toGoal)}</b> to the nearest goal`;
    return `<b>${node === 0 ? '' : most}${amount(data.fromStart[node])}</b> from the start<br>${goal}`;
  }

  /** Shows what the model has chosen. */
  function showChosen(intoView: boolean): void {
    const { chosen } = model;
    for (const [i, piece] of about.pieces.entries()) {
      const { columns, rows } = shiftOf(about.home[piece], data.places[i * data.size + chosen], width);
      pieces[piece].style.transform = `translate(${columns * cell}px,${rows * cell}px)`;
    }
    byId('description').innerHTML = describe(chosen);
    byId('naming').hidden = data.ids === undefined;
    if (data.ids !== undefined) byId('id').textContent = data.ids[chosen];
    const isEnd = data.toGoal[chosen] === 0 || data.toGoal[chosen] === NONE;
    setIdle('way-back', chosen === 0);
    setIdle('way-on', isEnd);
    setIdle('play', isEnd);
    listMoves();
    if (intoView) graph.show(chosen);
    drawScale();
    graph.redraw();
  }

  // A button that does nothing now keeps the focus, so that users of keyboards do not lose their place.
  function setIdle(id: string, idle: boolean): void {
    if (idle) byId(id).setAttribute('aria-disabled', 'true');
    else byId(id).removeAttribute('aria-disabled');
  }

  let listed = -1;
  function listMoves(): void {
    const { chosen } = model;
    const { toGoal, fromStart } = data;
    const list = byId('beside');
    const focused = [...list.children].indexOf(document.activeElement as Element);
    const others = [...model.neighbours(chosen)]
      .sort((a, b) => toGoal[a] - toGoal[b] || fromStart[a] - fromStart[b])
      .slice(0, MOST_MOVES);
    const names = moveNames(about, data, chosen, others);
    byId('moves').hidden = others.length === 0;
    list.replaceChildren(...others.map((next, i) => moveButton(next, names[i])));
    // The button that had the focus is gone. Keys go on from its place, or from the first button if the position is another.
    if (focused >= 0) (list.children[chosen === listed ? focused : 0] as HTMLElement | undefined)?.focus();
    listed = chosen;
  }

  function moveButton(next: number, name: string): HTMLElement {
    const [there, here] = [data.toGoal[next], data.toGoal[model.chosen]];
    const distance = model.distances[next];
    const change =
      there === NONE
        ? ''
        : there < here
          ? 'nearer to the goal'
          : there > here
            ? 'farther from the goal'
            : 'as far as before';
    const place =
      distance === NONE
        ? 'without a known goal'
        : `${amount(distance)}${model.byGoal ? ' from a goal' : ' from the start'}`;
    const button = document.createElement('button');
    button.type = 'button';
    button.style.setProperty('--dot', css(colourOf(next)));
    button.classList.toggle('helps', there < here);
    button.append(document.createElement('i'), distance === NONE ? '–' : String(distance));
    button.title = [name, change].filter((text) => text !== '').join(': ');
    button.setAttribute(
      'aria-label',
      [name, `to a position ${place}`, change].filter((text) => text !== '').join(', '),
    );
    button.addEventListener('click', () => {
      stop();
      choose(next, true);
    });
    return button;
  }

  function choose(node: number, intoView = false): void {
    model.choose(node);
    showChosen(intoView);
  }

  function step(by: 1 | -1): boolean {
    if (!model.step(by)) return false;
    showChosen(true);
    return true;
  }

  let timer: ReturnType<typeof setInterval> | undefined;
  function stop(): void {
    clearInterval(timer);
    timer = undefined;
    showPlaying('▶', 'Play the shortest way', 'polite');
  }
  function play(): void {
    if (timer !== undefined) {
      stop();
      return;
    }
    if (byId('play').hasAttribute('aria-disabled')) return;
    showPlaying('❚❚', 'Pause', 'off');
    timer = setInterval(
      () => {
        if (!step(1)) stop();
      },
      still.matches ? 900 : 420,
    );
  }
  function showPlaying(mark: string, label: string, live: string): void {
    byId('play').textContent = mark;
    byId('play').setAttribute('aria-label', label);
    byId('description').setAttribute('aria-live', live);
  }

  function press(id: string, isPressed: boolean): void {
    byId(id).setAttribute('aria-pressed', String(isPressed));
  }

  function layOut(rings: boolean): void {
    asRings = rings;
    press('as-map', !rings);
    press('as-rings', rings);
    const [left, right, top, bottom] = about.extent;
    const points = rings
      ? ringsLayout(data.points, { left, right, top, bottom }, model.distances, model.layers.length)
      : data.points;
    graph.layOut(points, still.matches);
  }

  function colourBy(goal: boolean): void {
    model.byGoal = goal && model.hasGoals;
    press('by-goal', model.byGoal);
    press('by-start', !model.byGoal);
    graph.recolour();
    listMoves();
    drawScale();
    if (asRings) layOut(true);
  }

  listenToGestures(canvas, {
    pan: (x, y) => graph.pan(x, y),
    zoom: (factor, x, y) => graph.zoom(factor, x, y),
    click(x, y, reach) {
      const node = graph.nodeAt(x, y, reach);
      if (node < 0) return;
      stop();
      choose(node);
    },
    hover(place) {
      const node = place === undefined ? -1 : graph.nodeAt(place.x, place.y, 12);
      if (node === hovered) return;
      hovered = node;
      showTip(node);
      graph.redraw();
    },
  });

  function showTip(node: number): void {
    const tip = byId('tip');
    tip.hidden = node < 0;
    if (node < 0) return;
    const toGoal = data.toGoal[node];
    const goal =
      toGoal === NONE
        ? about.unsolvable
          ? 'no solution'
          : 'no known goal'
        : toGoal === 0
          ? 'solved'
          : `${toGoal} to the goal`;
    const [x, y] = graph.place(node);
    tip.textContent = `${data.fromStart[node]} from the start · ${goal}`;
    tip.style.left = `${Math.max(110, Math.min(graph.view.width - 110, x))}px`;
    tip.style.top = `${Math.max(40, y)}px`;
  }

  const places: Record<string, () => number> = {
    start: () => 0,
    hardest: () => about.hardest[0],
    farthest: () => about.farthest[0],
  };
  for (const button of document.querySelectorAll<HTMLElement>('[data-go]')) {
    const place = places[button.dataset.go ?? ''];
    button.addEventListener('click', () => {
      stop();
      if (place !== undefined) model.choose(place());
      else model.goToEnd();
      showChosen(true);
    });
  }

  async function copyId(): Promise<void> {
    const range = document.createRange();
    range.selectNodeContents(byId('id'));
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    try {
      await navigator.clipboard.writeText(byId('id').textContent);
    } catch {
      // Pages opened from the disk may have no clipboard; this old command works there.
      document.execCommand('copy');
    }
    byId('copy').textContent = 'Copied';
    setTimeout(() => {
      byId('copy').textContent = 'Copy';
    }, 1500);
  }

  const actions = {
    'zoom-in': () => graph.zoom(1.5),
    'zoom-out': () => graph.zoom(1 / 1.5),
    fit: () => graph.fit(),
    'by-goal': () => colourBy(true),
    'by-start': () => colourBy(false),
    'as-map': () => layOut(false),
    'as-rings': () => layOut(true),
    'way-back': () => {
      stop();
      step(-1);
    },
    'way-on': () => {
      stop();
      step(1);
    },
    play,
    copy: () => void copyId(),
  };
  for (const [id, action] of Object.entries(actions)) byId(id).addEventListener('click', action);
  byId<HTMLButtonElement>('by-goal').disabled = !model.hasGoals;

  const keys: Record<string, () => void> = {
    '+': actions['zoom-in'],
    '=': actions['zoom-in'],
    '-': actions['zoom-out'],
    0: actions.fit,
    ',': actions['way-back'],
    '.': actions['way-on'],
    c: () => colourBy(!model.byGoal),
    r: () => layOut(!asRings),
  };
  const pans: Record<string, readonly [number, number]> = {
    ArrowLeft: [60, 0],
    ArrowRight: [-60, 0],
    ArrowUp: [0, 60],
    ArrowDown: [0, -60],
  };
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = event.target === canvas ? pans[event.key] : undefined;
    const action = by === undefined ? keys[event.key] : () => graph.pan(...by);
    if (action === undefined) return;
    event.preventDefault();
    action();
  });

  dark.addEventListener('change', () => graph.redraw());
  new ResizeObserver(drawScale).observe(byId('sight'));
  colourBy(true);
  choose(0);
  document.documentElement.dataset.ready = 'yes';
}

void open();
