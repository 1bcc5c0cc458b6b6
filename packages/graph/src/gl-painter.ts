import type { ColouredGraph, Look, Painter } from './painter.js';

const VERTEX = `#version 300 es
in vec2 place; in vec4 colour; uniform vec4 view; uniform float size; out vec4 tint;
void main() { gl_Position = vec4((place - view.xy) * view.zw, 0.0, 1.0); gl_PointSize = size; tint = colour; }`;

const FRAGMENT = `#version 300 es
precision mediump float; in vec4 tint; uniform float alpha; uniform bool round; out vec4 result;
void main() {
  float cover = alpha;
  if (round) { float far = length(gl_PointCoord - 0.5); cover *= 1.0 - smoothstep(0.36, 0.5, far); }
  result = vec4(tint.rgb * cover, cover);
}`;

/** Draws with WebGL; undefined where there is none. */
export function glPainter(canvas: HTMLCanvasElement, { points, edges, colours }: ColouredGraph): Painter | undefined {
  const gl = canvas.getContext('webgl2', { antialias: true, premultipliedAlpha: true, alpha: true });
  if (gl === null) return undefined;
  const program = linked(gl);
  if (program === undefined) return undefined;
  gl.useProgram(program);
  const at = (name: string): WebGLUniformLocation | null => gl.getUniformLocation(program, name);
  const uniforms = { view: at('view'), size: at('size'), alpha: at('alpha'), round: at('round') };
  const places = attribute(gl, program, 'place', points, 2, gl.FLOAT, false);
  const tints = attribute(gl, program, 'colour', colours, 4, gl.UNSIGNED_BYTE, true);
  const ends = gl.createBuffer();
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, ends);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, edges, gl.STATIC_DRAW);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  const write = (buffer: WebGLBuffer, data: ArrayBufferView): void => {
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferSubData(gl.ARRAY_BUFFER, 0, data);
  };
  return {
    move: () => write(places, points),
    recolour: () => write(tints, colours),
    draw({ view, ratio, pointSize, lineAlpha, withEdges }: Look) {
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.clearColor(0, 0, 0, 0);
      gl.clear(gl.COLOR_BUFFER_BIT);
      gl.uniform4f(uniforms.view, view.x, view.y, (2 * view.scale) / view.width, (-2 * view.scale) / view.height);
      gl.uniform1i(uniforms.round, 0);
      gl.uniform1f(uniforms.alpha, lineAlpha);
      if (withEdges) gl.drawElements(gl.LINES, edges.length, gl.UNSIGNED_INT, 0);
      gl.uniform1i(uniforms.round, 1);
      gl.uniform1f(uniforms.alpha, 0.95);
      gl.uniform1f(uniforms.size, pointSize * ratio);
      gl.drawArrays(gl.POINTS, 0, points.length / 2);
    },
    dispose() {
      for (const buffer of [places, tints, ends]) gl.deleteBuffer(buffer);
      gl.deleteProgram(program);
    },
  };
}

function linked(gl: WebGL2RenderingContext): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(type);
    if (shader === null) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : undefined;
}

function attribute(
  gl: WebGL2RenderingContext,
  program: WebGLProgram,
  name: string,
  data: ArrayBufferView,
  count: number,
  type: number,
  isNormalized: boolean,
): WebGLBuffer {
  const place = gl.getAttribLocation(program, name);
  const buffer = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, data, gl.STATIC_DRAW);
  gl.enableVertexAttribArray(place);
  gl.vertexAttribPointer(place, count, type, isNormalized, 0, 0);
  return buffer;
}
