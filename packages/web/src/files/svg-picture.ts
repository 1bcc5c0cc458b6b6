/** What styles of the page say of a drawing. */
const STYLES = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'opacity', 'display'],
  ...['font-family', 'font-size', 'font-weight', 'font-variant-numeric', 'text-anchor', 'vector-effect'],
];

/** A drawing of the page as a document of its own, as it looks now. */
export function standaloneSvg(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [from, to] = [svg, copy].map((root) => [root, ...root.querySelectorAll<SVGElement>('*')]) as [
    SVGElement[],
    SVGElement[],
  ];
  for (const [i, element] of from.entries()) {
    const style = getComputedStyle(element);
    for (const name of STYLES) to[i]!.style.setProperty(name, style.getPropertyValue(name));
    to[i]!.removeAttribute('class');
  }
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(Math.round(width)));
  copy.setAttribute('height', String(Math.round(height)));
  copy.style.background = groundOf(svg);
  return new XMLSerializer().serializeToString(copy);
}

/** How many pixels of a picture stand for one of the screen. */
const SHARP = 2;

/** The same as pixels. */
export async function pngOfSvg(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const canvas = await paint(svg, { width, height }, SHARP);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
}

/** The size of a picture, in pixels of the screen. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The pixels of a drawing on a ground of a size, scaled. */
export async function pixelsOfSvg(svg: SVGSVGElement, size: Size, scale: number): Promise<ImageData> {
  const canvas = await paint(svg, size, scale);
  return canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
}

async function paint(svg: SVGSVGElement, size: Size, scale: number): Promise<HTMLCanvasElement> {
  const { width, height } = svg.getBoundingClientRect();
  const address = URL.createObjectURL(new Blob([standaloneSvg(svg)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
    const context = canvas.getContext('2d', { willReadFrequently: scale <= 1 })!;
    context.fillStyle = groundOf(svg);
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, width * scale, height * scale);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The colour behind a drawing. */
function groundOf(element: Element | null): string {
  if (element === null) return '#fff';
  const color = getComputedStyle(element).backgroundColor;
  return /^(transparent|rgba\(.*, 0\))$/.test(color) ? groundOf(element.parentElement) : color;
}
