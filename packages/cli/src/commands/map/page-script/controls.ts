/** Layouts, colours, pointers, wheels and keys; and the beginning. */
export const CONTROLS = `
  // Goes from one layout to the other, in a moment or at once.
  let asRings = false;
  let moving;
  function layOut(rings) {
    asRings = rings;
    byId('as-map').setAttribute('aria-pressed', String(!rings));
    byId('as-rings').setAttribute('aria-pressed', String(rings));
    const [from, to] = [points.slice(), rings ? ringed() : mapped];
    const time = still.matches || size > 200000 ? 0 : 700;
    const startedAt = performance.now();
    cancelAnimationFrame(moving);
    const frame = () => {
      const part = time === 0 ? 1 : Math.min(1, (performance.now() - startedAt) / time);
      const eased = part * part * (3 - 2 * part);
      for (let i = 0; i < points.length; i++) points[i] = from[i] + eased * (to[i] - from[i]);
      painter.move();
      if (part < 1) moving = requestAnimationFrame(frame);
      else settle();
      redraw();
    };
    frame();
  }
  /** What hangs on where the points are. */
  function settle() {
    [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let i = 0; i < points.length; i += 2) {
      left = Math.min(left, points[i]);
      right = Math.max(right, points[i]);
      top = Math.min(top, points[i + 1]);
      bottom = Math.max(bottom, points[i + 1]);
    }
    const whole = fitted === view.scale;
    measure();
    fillGrid();
    if (whole) fit();
  }
  function colourBy(goal) {
    byGoal = goal && hasGoals;
    byId('by-goal').setAttribute('aria-pressed', String(byGoal));
    byId('by-start').setAttribute('aria-pressed', String(!byGoal));
    paint();
    painter.recolour();
    listBeside(chosen);
    drawScale();
    if (asRings) layOut(true);
    redraw();
  }

  const held = new Map();
  let moved = 0;
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    held.set(event.pointerId, [event.offsetX, event.offsetY]);
    if (held.size === 1) moved = 0;
  });
  canvas.addEventListener('pointermove', (event) => {
    const here = [event.offsetX, event.offsetY];
    const before = held.get(event.pointerId);
    if (before === undefined) return hover(event);
    const others = [...held].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    if (others.length === 1) {
      const apart = ([x, y]) => Math.hypot(x - others[0][0], y - others[0][1]);
      pan((here[0] - before[0]) / 2, (here[1] - before[1]) / 2);
      zoom(apart(here) / Math.max(1, apart(before)), (here[0] + others[0][0]) / 2, (here[1] + others[0][1]) / 2);
      moved = 99;
    } else if (others.length === 0) {
      moved += Math.abs(here[0] - before[0]) + Math.abs(here[1] - before[1]);
      if (moved > 4) pan(here[0] - before[0], here[1] - before[1]);
    }
    held.set(event.pointerId, here);
    return undefined;
  });
  const release = (event) => {
    const wasHeld = held.delete(event.pointerId);
    if (!wasHeld || moved > 4 || event.type !== 'pointerup') return;
    const node = nodeAt(event.offsetX, event.offsetY, event.pointerType === 'touch' ? 26 : 14);
    if (node < 0) return;
    stop();
    choose(node);
  };
  canvas.addEventListener('pointerup', release);
  canvas.addEventListener('pointercancel', release);
  canvas.addEventListener('pointerleave', () => hover(undefined));
  canvas.addEventListener('wheel', (event) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016) * (event.ctrlKey ? 4 : 1)), event.offsetX, event.offsetY);
  }, { passive: false });
  canvas.addEventListener('dblclick', (event) => zoom(2, event.offsetX, event.offsetY));
  function hover(event) {
    const node = event === undefined || event.pointerType === 'touch' ? -1 : nodeAt(event.offsetX, event.offsetY, 12);
    if (node === hovered) return;
    hovered = node;
    const tip = byId('tip');
    tip.hidden = node < 0;
    if (node >= 0) {
      const goal = toGoal[node];
      tip.textContent = fromStart[node] + ' from the start · ' + (goal === NONE ? (about.unsolvable ? 'no solution' : 'no known goal') : goal === 0 ? 'solved' : goal + ' to the goal');
      tip.style.left = Math.max(110, Math.min(width - 110, screenX(node))) + 'px';
      tip.style.top = Math.max(40, screenY(node)) + 'px';
    }
    redraw();
  }

  const goTo = { start: () => 0, hardest: () => about.hardest[0], farthest: () => about.farthest[0], goal: () => wayFrom(chosen).at(-1) };
  for (const button of document.querySelectorAll('[data-go]')) {
    button.addEventListener('click', () => {
      stop();
      const node = goTo[button.dataset.go]();
      choose(node, { show: true, keepWay: button.dataset.go === 'goal' });
    });
  }
  const actions = {
    'zoom-in': () => zoom(1.5),
    'zoom-out': () => zoom(1 / 1.5),
    fit: () => { fit(); redraw(); },
    'by-goal': () => colourBy(true),
    'by-start': () => colourBy(false),
    'as-map': () => layOut(false),
    'as-rings': () => layOut(true),
    'way-back': () => { stop(); step(-1); },
    'way-on': () => { stop(); step(1); },
    play,
    copy: copyId,
  };
  for (const [id, action] of Object.entries(actions)) byId(id).addEventListener('click', action);
  async function copyId() {
    const range = document.createRange();
    range.selectNodeContents(byId('id'));
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    try {
      await navigator.clipboard.writeText(byId('id').textContent);
    } catch {
      document.execCommand('copy');
    }
    byId('copy').textContent = 'Copied';
    setTimeout(() => { byId('copy').textContent = 'Copy'; }, 1500);
  }
  byId('by-goal').disabled = !hasGoals;

  const keys = {
    '+': actions['zoom-in'], '=': actions['zoom-in'], '-': actions['zoom-out'], 0: actions.fit,
    ',': actions['way-back'], '.': actions['way-on'], c: () => colourBy(!byGoal), r: () => layOut(!asRings),
  };
  const pans = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = event.target === canvas ? pans[event.key] : undefined;
    const action = by === undefined ? keys[event.key] : () => pan(...by);
    if (action === undefined) return;
    event.preventDefault();
    action();
  });

  function resize() {
    const box = sight.getBoundingClientRect();
    const whole = fitted === view.scale;
    [width, height] = [Math.max(1, box.width), Math.max(1, box.height)];
    ratio = Math.min(2, devicePixelRatio || 1);
    for (const each of [canvas, over]) [each.width, each.height] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (whole) fit();
    drawScale();
    redraw();
  }
  settle();
  view.scale = fitted;
  resize();
  new ResizeObserver(resize).observe(sight);
  dark.addEventListener('change', redraw);
  colourBy(true);
  choose(0);
  document.documentElement.dataset.ready = 'yes';
})();
`;
