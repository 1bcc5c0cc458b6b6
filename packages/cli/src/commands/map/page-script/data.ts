/** The data of the page, unpacked: see page-data.ts; colours; the two layouts. */
export const DATA = `
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
`;
