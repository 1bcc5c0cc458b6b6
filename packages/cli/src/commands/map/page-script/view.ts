/** What part of the graph is seen, and how it is painted: with WebGL, or on a plain canvas where there is none. */
export const VIEW = `
  // The view: x on the screen is (x - view.x) * view.scale + half of the width.
  const sight = byId('sight');
  const canvas = byId('graph');
  const over = byId('over');
  const pen = over.getContext('2d');
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let [width, height, ratio] = [1, 1, 1];
  const view = { x: 0, y: 0, scale: 1 };
  let fitted = 1;
  function fit() {
    const room = width < 700 ? 24 : 48;
    const across = Math.max(1e-3, right - left);
    const down = Math.max(1e-3, bottom - top);
    view.scale = Math.min((width - 2 * room) / across, (height - 2 * room) / down, 80);
    view.x = (left + right) / 2;
    view.y = (top + bottom) / 2;
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
`;
