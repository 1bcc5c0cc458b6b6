/** How a line looks; by default it is whole, and of the colour of texts. */
export interface LineStyle {
  readonly colour?: string;
  readonly width?: number;
  readonly dashed?: boolean;
}

/** Draws above a graph, on a canvas of its own, at places on the screen. */
export class Overlay {
  private readonly pen: CanvasRenderingContext2D;

  constructor(
    canvas: HTMLCanvasElement,
    /** The colour of lines and texts. */
    private readonly ink: string,
    /** The colour around them. */
    private readonly halo: string,
  ) {
    this.pen = canvas.getContext('2d')!;
  }

  /** Begins a frame. */
  clear(width: number, height: number, ratio: number): void {
    this.pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.pen.clearRect(0, 0, width, height);
    this.pen.lineJoin = 'round';
    this.pen.lineCap = 'round';
  }

  line(points: readonly (readonly [x: number, y: number])[], style: LineStyle = {}): void {
    if (points.length < 2) return;
    const { colour = this.ink, width = 3, dashed = false } = style;
    const { pen } = this;
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x, y);
    pen.strokeStyle = this.halo;
    pen.lineWidth = width + 4;
    pen.stroke();
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.setLineDash(dashed ? [1, 2.4 * width] : []);
    pen.stroke();
    pen.setLineDash([]);
  }

  /** A circle; the colours default to the ink and to nothing inside. */
  ring(x: number, y: number, radius: number, width: number, colour = this.ink, inside = '#0000'): void {
    const { pen } = this;
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fillStyle = inside;
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.fill();
    pen.stroke();
  }

  /** The mark of what is chosen: a golden ring. */
  mark(x: number, y: number): void {
    this.ring(x, y, 10, 7, this.halo);
    this.ring(x, y, 10, 3.5, GOLD);
  }

  label(x: number, y: number, text: string): void {
    const { pen } = this;
    pen.font = '600 13px system-ui, sans-serif';
    pen.lineWidth = 4;
    pen.strokeStyle = this.halo;
    pen.fillStyle = this.ink;
    pen.strokeText(text, x + 14, y - 9);
    pen.fillText(text, x + 14, y - 9);
  }

  /** A label on a ground of its own, above a place and inside of the frame. */
  plate(x: number, y: number, text: string, frame: number, ground = this.ink, ink = this.halo): void {
    const { pen } = this;
    pen.font = '600 14px system-ui, sans-serif';
    const width = pen.measureText(text).width + 22;
    const left = Math.max(6, Math.min(frame - width - 6, x - width / 2));
    const top = y < 60 ? y + 18 : y - 48;
    pen.beginPath();
    pen.roundRect(left, top, width, 30, 15);
    pen.fillStyle = ground;
    pen.fill();
    pen.fillStyle = ink;
    pen.textBaseline = 'middle';
    pen.fillText(text, left + 11, top + 15.5);
    pen.textBaseline = 'alphabetic';
  }
}

/** The colour of what is chosen. */
export const GOLD = '#f5b301';
