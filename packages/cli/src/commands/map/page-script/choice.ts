/** The chosen position: found by its place, shown with its board, followed along the shortest way. */
export const CHOICE = `
  // A grid of cells finds the position at a place.
  const cells = Math.max(1, Math.round(Math.sqrt(size / 4)));
  const cellOf = (x, y) => {
    const column = Math.min(cells - 1, Math.max(0, Math.floor(((x - left) / Math.max(1e-6, right - left)) * cells)));
    const row = Math.min(cells - 1, Math.max(0, Math.floor(((y - top) / Math.max(1e-6, bottom - top)) * cells)));
    return [column, row];
  };
  const gridStarts = new Uint32Array(cells * cells + 1);
  const gridNodes = new Uint32Array(size);
  function fillGrid() {
    gridStarts.fill(0);
    const home = new Uint32Array(size);
    for (let node = 0; node < size; node++) {
      const [column, row] = cellOf(points[2 * node], points[2 * node + 1]);
      home[node] = row * cells + column;
      gridStarts[home[node] + 1]++;
    }
    for (let i = 0; i < cells * cells; i++) gridStarts[i + 1] += gridStarts[i];
    const at = gridStarts.slice();
    for (let node = 0; node < size; node++) gridNodes[at[home[node]]++] = node;
  }
  function nodeAt(sx, sy, reach) {
    const [x, y] = [(sx - width / 2) / view.scale + view.x, (sy - height / 2) / view.scale + view.y];
    const far = reach / view.scale;
    const [fromColumn, fromRow] = cellOf(x - far, y - far);
    const [toColumn, toRow] = cellOf(x + far, y + far);
    let [best, least] = [-1, far * far];
    for (let row = fromRow; row <= toRow; row++) {
      for (let i = gridStarts[row * cells + fromColumn]; i < gridStarts[row * cells + toColumn + 1]; i++) {
        const node = gridNodes[i];
        const distance = (points[2 * node] - x) ** 2 + (points[2 * node + 1] - y) ** 2;
        if (distance < least) [best, least] = [node, distance];
      }
    }
    return best;
  }

  // The chosen position.
  const pieces = [...document.querySelectorAll('.map-piece')];
  const amount = (count) => count.toLocaleString('en') + ' ' + about.unit + (count === 1 ? '' : 's');
  const most = about.complete ? '' : 'at most ';
  const nearer = (node, of) => beside(node).find((next) => of[next] < of[node]);
  function wayFrom(node) {
    const found = [node];
    if (toGoal[node] === NONE) return found;
    for (let at = node; toGoal[at] > 0; found.push(at)) at = nearer(at, toGoal);
    return found;
  }
  function choose(node, options = {}) {
    chosen = node;
    if (!options.keepWay) way = wayFrom(node);
    about.pieces.forEach((piece, i) => {
      const [there, home] = [places[i * size + node], about.home[piece]];
      const columns = (there % about.width) - (home % about.width);
      const rows = Math.floor(there / about.width) - Math.floor(home / about.width);
      pieces[piece].style.transform = 'translate(' + columns * about.cell + 'px,' + rows * about.cell + 'px)';
    });
    const goal = toGoal[node];
    const words = [
      '<b>' + (node === 0 ? '' : most) + amount(fromStart[node]) + '</b> from the start',
      goal === NONE ? (about.unsolvable ? 'it is proved that there is no solution' : 'no goal is known') : goal === 0 ? '<b>solved</b>' : '<b>' + most + amount(goal) + '</b> to the nearest goal',
    ];
    byId('description').innerHTML = words.join('<br>');
    byId('naming').hidden = ids === undefined;
    if (ids !== undefined) byId('id').textContent = ids[node];
    const place = way.indexOf(node);
    setIdle('way-back', node === 0);
    setIdle('way-on', goal === 0 || goal === NONE);
    setIdle('play', goal === 0 || goal === NONE);
    listBeside(node);
    if (options.show) bringIntoView(node);
    drawScale();
    redraw();
    return place;
  }
  // A button that does nothing now keeps the focus, so that users of keyboards do not lose their place.
  function setIdle(id, idle) {
    if (idle) byId(id).setAttribute('aria-disabled', 'true');
    else byId(id).removeAttribute('aria-disabled');
  }
  function bringIntoView(node) {
    const [x, y] = [screenX(node), screenY(node)];
    const edge = 60;
    if (x > edge && y > edge && x < width - edge && y < height - edge) return;
    view.x = points[2 * node];
    view.y = points[2 * node + 1];
  }
  // Along the way: on towards the goal, back towards the start.
  function step(by) {
    const next = by > 0 ? (toGoal[chosen] === NONE ? undefined : nearer(chosen, toGoal)) : nearer(chosen, fromStart);
    if (next === undefined) return false;
    const at = way.indexOf(chosen) + by;
    const onWay = way.includes(chosen) && at >= 0 && at < way.length;
    choose(onWay ? way[at] : next, { keepWay: onWay, show: true });
    return true;
  }
  let timer;
  function stop() {
    clearInterval(timer);
    timer = undefined;
    byId('play').textContent = '▶';
    byId('play').setAttribute('aria-label', 'Play the shortest way');
    byId('description').setAttribute('aria-live', 'polite');
  }
  function play() {
    if (timer !== undefined) return stop();
    if (byId('play').hasAttribute('aria-disabled')) return undefined;
    byId('play').textContent = '❚❚';
    byId('play').setAttribute('aria-label', 'Pause');
    byId('description').setAttribute('aria-live', 'off');
    timer = setInterval(() => {
      if (!step(1)) stop();
    }, still.matches ? 900 : 420);
    return undefined;
  }

  function zoom(factor, x = width / 2, y = height / 2) {
    const before = view.scale;
    view.scale = Math.max(fitted / 4, Math.min(400, before * factor));
    view.x += (x - width / 2) * (1 / before - 1 / view.scale);
    view.y += (y - height / 2) * (1 / before - 1 / view.scale);
    redraw();
  }
  function pan(x, y) {
    view.x -= x / view.scale;
    view.y -= y / view.scale;
    redraw();
  }
`;
