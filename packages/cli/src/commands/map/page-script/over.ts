/** What lies over the graph, when it is drawn again, and the scale of distances. */
export const OVER = `
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
`;
