/**
 * What the page of `map` runs: unpacks the graph, draws it with WebGL (or on a plain canvas where there is none), and shows the chosen
 * position with its board, its distances and its shortest way.
 */
export const PAGE_SCRIPT = `
'use strict';
(async () => {
  const byId = (id) => document.getElementById(id);
  const about = JSON.parse(byId('about').textContent);
  const NONE = 65535;

  // The data: see page-data.ts.
  const packed = Uint8Array.from(atob(byId('data').textContent), (c) => c.charCodeAt(0));
  byId('data').remove();
  const inflated = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const buffer = await new Response(inflated).arrayBuffer();
  const head = new Uint32Array(buffer, 0, 8);
  const size = head[0];
  const sections = [];
  for (let i = 1, at = 32; i < 8; i++) {
    sections.push([at, head[i]]);
    at += 4 * Math.ceil(head[i] / 4);
  }
  const numbers = (i, Type) => new Type(buffer, sections[i][0], sections[i][1] / Type.BYTES_PER_ELEMENT);
  const [rawX, rawY, fromStart, toGoal] = [0, 1, 2, 3].map((i) => numbers(i, Uint16Array));
  const places = numbers(5, about.placeBytes === 1 ? Uint8Array : Uint16Array);
  const ids = about.hasIds ? new TextDecoder().decode(numbers(6, Uint8Array)).split('\\n') : undefined;
  let [left, right, top, bottom] = about.extent;
  const mapped = new Float32Array(2 * size);
  for (let i = 0; i < size; i++) {
    mapped[2 * i] = left + (rawX[i] / NONE) * (right - left);
    mapped[2 * i + 1] = top + (rawY[i] / NONE) * (bottom - top);
  }
  const points = mapped.slice();
  const edges = unpackEdges(numbers(4, Uint8Array));
  const [offsets, neighbours] = rowsOf(edges);

  function unpackEdges(bytes) {
    let read = 0;
    const next = () => {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[read++];
        value += (byte & 127) * 2 ** shift;
        if (byte < 128) return value;
      }
    };
    const ends = [];
    for (let node = 0; node < size; node++) {
      let other = node;
      for (let left = next(); left > 0; left--) {
        other += next();
        ends.push(node, other);
      }
    }
    return Uint32Array.from(ends);
  }

  function rowsOf(ends) {
    const starts = new Uint32Array(size + 1);
    for (const node of ends) starts[node + 1]++;
    for (let i = 0; i < size; i++) starts[i + 1] += starts[i];
    const rows = new Uint32Array(ends.length);
    const at = starts.slice(0, size);
    for (let i = 0; i < ends.length; i += 2) {
      rows[at[ends[i]]++] = ends[i + 1];
      rows[at[ends[i + 1]]++] = ends[i];
    }
    return [starts, rows];
  }
  const beside = (node) => neighbours.subarray(offsets[node], offsets[node + 1]);

  // Colours: near is green, far is red; the same lightness all along, for light and dark pages.
  const STOPS = [[22, 178, 122], [24, 166, 200], [62, 126, 236], [122, 92, 240], [186, 78, 214], [226, 70, 140], [244, 98, 58]];
  function colourAt(part) {
    const place = Math.max(0, Math.min(1, part)) * (STOPS.length - 1);
    const [a, b] = [STOPS[Math.floor(place)], STOPS[Math.ceil(place)]];
    return a.map((value, i) => Math.round(value + (place % 1) * (b[i] - value)));
  }
  const GREY = [140, 140, 140];
  const hasGoals = about.toGoal.length > 0;
  let byGoal = hasGoals;
  const distances = () => (byGoal ? toGoal : fromStart);
  const layers = () => (byGoal ? about.toGoal : about.fromStart);
  const colourOf = (node) => {
    const distance = distances()[node];
    return distance === NONE ? GREY : colourAt(distance / Math.max(1, layers().length - 1));
  };
  const css = (rgb, alpha = 1) => 'rgb(' + rgb.join(' ') + '/' + alpha + ')';
  const colours = new Uint8Array(4 * size);
  function paint() {
    for (let node = 0; node < size; node++) colours.set([...colourOf(node), 255], 4 * node);
  }

  // Rings: around the goals, or the start, as far out as a position is away; in the direction that it has on the map.
  function ringed() {
    const result = new Float32Array(2 * size);
    const last = Math.max(1, layers().length - 1);
    const middle = [(about.extent[0] + about.extent[1]) / 2, (about.extent[2] + about.extent[3]) / 2];
    const radius = Math.max(about.extent[1] - about.extent[0], about.extent[3] - about.extent[2]) / 2;
    const directions = Float32Array.from({ length: size }, (_, i) => Math.atan2(mapped[2 * i + 1] - middle[1], mapped[2 * i] - middle[0]));
    // Positions in order of their directions, ring by ring, stand evenly around it.
    const rings = layers().map(() => []);
    const rest = [];
    for (let node = 0; node < size; node++) (rings[distances()[node]] ?? rest).push(node);
    [...rings, rest].forEach((nodes, ring) => {
      nodes.sort((a, b) => directions[a] - directions[b]);
      nodes.forEach((node, i) => {
        const even = ((i + 0.5) / nodes.length) * 2 * Math.PI - Math.PI;
        const angle = nodes.length < 6 ? directions[node] : even;
        const away = ring === 0 && nodes.length === 1 ? 0 : ((ring + 0.35 + ((node * 7919) % 97) / 260) / (last + 0.6)) * radius;
        result[2 * node] = middle[0] + away * Math.cos(angle);
        result[2 * node + 1] = middle[1] + away * Math.sin(angle);
      });
    });
    return result;
  }

  // The view: x on the screen is (x - view.x) * view.scale + half of the width.
  const stage = byId('stage');
  const canvas = byId('graph');
  const over = byId('over');
  const pen = over.getContext('2d');
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let [width, height, ratio] = [1, 1, 1];
  const view = { x: 0, y: 0, scale: 1 };
  let fitted = 1;
  function fit() {
    const narrow = width < 700;
    const room = narrow ? 24 : 48;
    // On a phone the legend takes the whole width: the graph stands above it.
    const covered = narrow ? byId('legend').offsetHeight : 0;
    const across = Math.max(1e-3, right - left);
    const down = Math.max(1e-3, bottom - top);
    view.scale = Math.min((width - 2 * room) / across, (height - 2 * room - covered) / down, 80);
    view.x = (left + right) / 2;
    view.y = (top + bottom) / 2 + covered / 2 / view.scale;
    fitted = view.scale;
  }
  const screenX = (node) => (points[2 * node] - view.x) * view.scale + width / 2;
  const screenY = (node) => (points[2 * node + 1] - view.y) * view.scale + height / 2;
  // The more there is on a part of the screen, the smaller the points and the fainter the lines.
  let [area, drawn] = [1, 1];
  function measure() {
    area = Math.max(1, (right - left) * (bottom - top));
    drawn = 0;
    for (let i = 0; i < edges.length; i += 2) {
      const [a, b] = [2 * edges[i], 2 * edges[i + 1]];
      drawn += Math.hypot(points[a] - points[b], points[a + 1] - points[b + 1]);
    }
  }
  const pointSize = () => Math.max(1.6, Math.min(14, 0.55 * view.scale * Math.sqrt(area / size), 1.5 + Math.sqrt(view.scale) * 0.9));
  const lineAlpha = () => Math.max(0.07, Math.min(0.6, (0.4 * area * view.scale) / Math.max(1, drawn)));

  function glPainter() {
    const gl = canvas.getContext('webgl2', { antialias: true, premultipliedAlpha: true, alpha: true });
    if (gl === null) return undefined;
    const VERTEX = \`#version 300 es
      in vec2 place; in vec4 colour; uniform vec4 view; uniform float size; out vec4 tint;
      void main() { gl_Position = vec4((place - view.xy) * view.zw, 0.0, 1.0); gl_PointSize = size; tint = colour; }\`;
    const FRAGMENT = \`#version 300 es
      precision mediump float; in vec4 tint; uniform float alpha; uniform bool round; out vec4 result;
      void main() {
        float cover = alpha;
        if (round) { float far = length(gl_PointCoord - 0.5); cover *= 1.0 - smoothstep(0.36, 0.5, far); }
        result = vec4(tint.rgb * cover, cover);
      }\`;
    const program = gl.createProgram();
    for (const [type, source] of [[gl.VERTEX_SHADER, VERTEX], [gl.FRAGMENT_SHADER, FRAGMENT]]) {
      const shader = gl.createShader(type);
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
    }
    gl.linkProgram(program);
    if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return undefined;
    gl.useProgram(program);
    const at = (name) => gl.getUniformLocation(program, name);
    const uniforms = { view: at('view'), size: at('size'), alpha: at('alpha'), round: at('round') };
    const fill = (name, data, count, type, normal) => {
      const place = gl.getAttribLocation(program, name);
      const store = gl.createBuffer();
      gl.bindBuffer(gl.ARRAY_BUFFER, store);
      gl.bufferData(gl.ARRAY_BUFFER, data, gl.STATIC_DRAW);
      gl.enableVertexAttribArray(place);
      gl.vertexAttribPointer(place, count, type, normal, 0, 0);
      return store;
    };
    const spots = fill('place', points, 2, gl.FLOAT, false);
    const tints = fill('colour', colours, 4, gl.UNSIGNED_BYTE, true);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, edges, gl.STATIC_DRAW);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    return {
      move() {
        gl.bindBuffer(gl.ARRAY_BUFFER, spots);
        gl.bufferSubData(gl.ARRAY_BUFFER, 0, points);
      },
      recolour() {
        gl.bindBuffer(gl.ARRAY_BUFFER, tints);
        gl.bufferSubData(gl.ARRAY_BUFFER, 0, colours);
      },
      draw(withEdges) {
        gl.viewport(0, 0, canvas.width, canvas.height);
        gl.clearColor(0, 0, 0, 0);
        gl.clear(gl.COLOR_BUFFER_BIT);
        gl.uniform4f(uniforms.view, view.x, view.y, (2 * view.scale) / width, (-2 * view.scale) / height);
        gl.uniform1i(uniforms.round, 0);
        gl.uniform1f(uniforms.alpha, lineAlpha());
        if (withEdges) gl.drawElements(gl.LINES, edges.length, gl.UNSIGNED_INT, 0);
        gl.uniform1i(uniforms.round, 1);
        gl.uniform1f(uniforms.alpha, 0.95);
        gl.uniform1f(uniforms.size, pointSize() * ratio);
        gl.drawArrays(gl.POINTS, 0, size);
      },
    };
  }

  function plainPainter() {
    const brush = canvas.getContext('2d');
    // A canvas that WebGL took and could not use draws nothing: the way and the boards are there all the same.
    if (brush === null) return { move() {}, recolour() {}, draw() {} };
    return {
      move() {},
      recolour() {},
      draw(withEdges) {
        brush.setTransform(ratio, 0, 0, ratio, 0, 0);
        brush.clearRect(0, 0, width, height);
        brush.strokeStyle = 'rgb(128 128 128/.25)';
        brush.beginPath();
        for (let i = 0; withEdges && i < Math.min(edges.length, 120000); i += 2) {
          brush.moveTo(screenX(edges[i]), screenY(edges[i]));
          brush.lineTo(screenX(edges[i + 1]), screenY(edges[i + 1]));
        }
        brush.stroke();
        const dot = pointSize();
        for (let node = 0; node < size; node++) {
          brush.fillStyle = 'rgb(' + colours[4 * node] + ' ' + colours[4 * node + 1] + ' ' + colours[4 * node + 2] + ')';
          brush.fillRect(screenX(node) - dot / 2, screenY(node) - dot / 2, dot, dot);
        }
      },
    };
  }

  paint();
  const painter = glPainter() ?? plainPainter();

  // What lies over the graph: the way, the start, the goal, the chosen position.
  let chosen = 0;
  let hovered = -1;
  let way = [];
  function drawOver() {
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, width, height);
    const ink = dark.matches ? '#fff' : '#15161a';
    const halo = dark.matches ? 'rgb(0 0 0/.75)' : 'rgb(255 255 255/.9)';
    pen.lineJoin = pen.lineCap = 'round';
    if (way.length > 1) {
      pen.beginPath();
      way.forEach((node, i) => pen[i === 0 ? 'moveTo' : 'lineTo'](screenX(node), screenY(node)));
      for (const [colour, thick] of [[halo, 7], [ink, 3]]) {
        pen.strokeStyle = colour;
        pen.lineWidth = thick;
        pen.stroke();
      }
      if (view.scale > 6) {
        for (const node of way) ring(node, Math.max(2.5, pointSize() / 2), ink, css(colourOf(node)), 1.5);
      }
    }
    ring(0, 7, ink, dark.matches ? '#15161a' : '#fff', 2.5);
    label(0, 'start', ink, halo);
    const end = way.at(-1);
    if (end !== undefined && toGoal[end] === 0) {
      ring(end, 7, ink, css(STOPS[0]), 2.5);
      label(end, 'goal', ink, halo);
    }
    if (hovered >= 0 && hovered !== chosen) ring(hovered, 8, ink, css(colourOf(hovered)), 1.5);
    ring(chosen, 10, halo, '#0000', 7);
    ring(chosen, 10, '#f5b301', '#0000', 3.5);
  }
  function ring(node, radius, line, inside, thick) {
    pen.beginPath();
    pen.arc(screenX(node), screenY(node), radius, 0, 7);
    pen.fillStyle = inside;
    pen.strokeStyle = line;
    pen.lineWidth = thick;
    pen.fill();
    pen.stroke();
  }
  function label(node, text, ink, halo) {
    pen.font = '600 13px system-ui, sans-serif';
    pen.lineWidth = 4;
    pen.strokeStyle = halo;
    pen.fillStyle = ink;
    pen.strokeText(text, screenX(node) + 14, screenY(node) - 9);
    pen.fillText(text, screenX(node) + 14, screenY(node) - 9);
  }

  // Where frames take long, as without a graphics card, edges are left out as long as things move.
  const SLOW = 60;
  const REST = 160;
  let waiting = false;
  let framed = 0;
  let pace = 0;
  let later;
  function redraw() {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame((now) => {
      waiting = false;
      const took = now - framed;
      framed = now;
      if (took < 4 * REST) pace = 0.7 * pace + 0.3 * took;
      const coarse = pace > SLOW && took < 4 * REST;
      painter.draw(!coarse);
      drawOver();
      clearTimeout(later);
      if (coarse) later = setTimeout(() => { painter.draw(true); }, REST);
    });
  }

  // The scale: how many positions lie at each distance, in their colours.
  function drawScale() {
    const scale = byId('scale');
    const box = scale.getBoundingClientRect();
    scale.width = Math.max(1, Math.round(box.width * ratio));
    scale.height = Math.max(1, Math.round(box.height * ratio));
    const brush = scale.getContext('2d');
    const counts = layers();
    const most = Math.max(...counts, 1);
    const wide = scale.width / counts.length;
    const base = scale.height - 5 * ratio;
    counts.forEach((count, i) => {
      brush.fillStyle = css(colourAt(i / Math.max(1, counts.length - 1)));
      const tall = count === 0 ? 0 : Math.max(ratio, (count / most) * (base - 3 * ratio));
      brush.fillRect(i * wide, base - tall, Math.ceil(wide), tall);
      brush.fillRect(i * wide, base + ratio, Math.ceil(wide), 4 * ratio);
    });
    const here = distances()[chosen];
    if (here !== NONE) {
      brush.fillStyle = '#f5b301';
      brush.fillRect(Math.max(0, (here + 0.5) * wide - 1.5 * ratio), 0, 3 * ratio, scale.height);
    }
    byId('scale-last').textContent = String(counts.length - 1);
    byId('scale-title').textContent = about.unit + 's ' + (byGoal ? 'to the nearest goal' : 'from the start');
  }

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
      goal === NONE ? 'no goal is known' : goal === 0 ? '<b>solved</b>' : '<b>' + most + amount(goal) + '</b> to the nearest goal',
    ];
    byId('told').innerHTML = words.join('<br>');
    byId('naming').hidden = ids === undefined;
    if (ids !== undefined) byId('id').textContent = ids[node];
    const place = way.indexOf(node);
    byId('way-back').disabled = node === 0;
    byId('way-on').disabled = goal === 0 || goal === NONE;
    byId('play').disabled = goal === 0 || goal === NONE;
    listBeside(node);
    if (options.show) bringIntoView(node);
    drawScale();
    redraw();
    return place;
  }
  function listBeside(node) {
    const list = byId('beside');
    const others = [...beside(node)].sort((a, b) => toGoal[a] - toGoal[b] || fromStart[a] - fromStart[b]);
    list.replaceChildren(
      ...others.slice(0, 60).map((next) => {
        const item = document.createElement('button');
        const distance = distances()[next];
        const change = toGoal[next] === NONE ? '' : toGoal[next] < toGoal[node] ? 'nearer to the goal' : toGoal[next] > toGoal[node] ? 'farther from the goal' : 'as far as before';
        item.type = 'button';
        item.style.setProperty('--dot', css(colourOf(next)));
        item.classList.toggle('helps', toGoal[next] < toGoal[node]);
        item.append(document.createElement('i'), distance === NONE ? '–' : String(distance));
        item.title = change;
        item.setAttribute('aria-label', 'To a position ' + (distance === NONE ? 'without a known goal' : amount(distance) + (byGoal ? ' from a goal' : ' from the start')) + (change === '' ? '' : ', ' + change));
        item.addEventListener('click', () => {
          stop();
          choose(next, { show: true });
        });
        return item;
      }),
    );
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
    byId('told').setAttribute('aria-live', 'polite');
  }
  function play() {
    if (timer !== undefined) return stop();
    byId('play').textContent = '❚❚';
    byId('play').setAttribute('aria-label', 'Pause');
    byId('told').setAttribute('aria-live', 'off');
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
      tip.textContent = fromStart[node] + ' from the start · ' + (goal === NONE ? 'no goal' : goal === 0 ? 'solved' : goal + ' to the goal');
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
    const box = stage.getBoundingClientRect();
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
  new ResizeObserver(resize).observe(stage);
  dark.addEventListener('change', redraw);
  colourBy(true);
  choose(0);
  document.documentElement.dataset.ready = 'yes';
})();
`;
