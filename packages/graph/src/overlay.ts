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

  line(points: readonly (readonly [x: number, y: number])[]): void {
    if (points.length < 2) return;
    const { pen } = this;
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x, y);
    for (const [colour, width] of [
      [this.halo, 7],
      [this.ink, 3],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      pen.stroke();
    }
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
}

/** The colour of what is chosen. */
export const GOLD = '#f5b301';
