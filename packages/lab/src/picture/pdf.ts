import { concat, type Deflate, latin1 } from './bytes.js';
import { PageWriter } from './pdf-page.js';
import type { Gradient } from './svg-items.js';
import { readSvg } from './svg-items.js';

// Written by hand and not by a library: a page here is paths, gradients and lines of text in fonts that every reader has. pdf-lib is a hundred times as much code,
// and knows no gradients.

const POINTS = 72 / 25.4;

/** The objects that all pages share, by number. */
const [CATALOG, PAGES, INFO, RESOURCES, SANS, BOLD, SERIF, SYMBOL, CHINESE, CHINESE_FONT, CHINESE_METRICS] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
] as const;
const FIRST_FREE = 12;

/** SVG pages, with a millimetre for a unit, as a PDF file. The same pages make the same bytes. */
export async function encodePdf(
  pages: readonly string[],
  { deflate, title }: { readonly deflate: Deflate; readonly title: string },
): Promise<Uint8Array> {
  const file = new PdfFile();
  const [gradients, opacities] = [new Map<string, Gradient>(), new Set<number>()];
  const numbers: number[] = [];
  for (const [i, svg] of pages.entries()) {
    const picture = readSvg(svg);
    const [width, height] = [picture.width * POINTS, picture.height * POINTS];
    const writer = new PageWriter([POINTS, 0, 0, -POINTS, -picture.left * POINTS, height + picture.top * POINTS]);
    for (const item of picture.items) writer.write(item);
    for (const gradient of writer.gradients) gradients.set(gradient.id, gradient);
    for (const opacity of writer.opacities) opacities.add(opacity);
    const number = FIRST_FREE + 2 * i;
    numbers.push(number);
    const box = [0, 0, width, height].map((value) => value.toFixed(2)).join(' ');
    file.add(
      number,
      `<</Type/Page/Parent ${PAGES} 0 R/MediaBox[${box}]/Resources ${RESOURCES} 0 R/Contents ${number + 1} 0 R>>`,
    );
    file.addStream(number + 1, '/Filter/FlateDecode', await deflate(latin1(writer.text)));
  }
  file.add(CATALOG, `<</Type/Catalog/Pages ${PAGES} 0 R/ViewerPreferences<</DisplayDocTitle true>>>>`);
  const kids = numbers.map((number) => `${number} 0 R`).join(' ');
  file.add(PAGES, `<</Type/Pages/Count ${numbers.length}/Kids[${kids}]>>`);
  file.add(INFO, `<</Title ${unicode(title)}/Producer(Slidewise)>>`);
  const font = (name: string): string => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  file.add(SANS, font('Helvetica'));
  file.add(BOLD, font('Helvetica-Bold'));
  file.add(SERIF, font('Times-Bold'));
  file.add(SYMBOL, '<</Type/Font/Subtype/Type1/BaseFont/Symbol>>');
  // Readers have a font for Chinese of this name, or use one of theirs.
  file.add(
    CHINESE,
    `<</Type/Font/Subtype/Type0/BaseFont/STSong-Light-UniGB-UTF16-H/Encoding/UniGB-UTF16-H/DescendantFonts[${CHINESE_FONT} 0 R]>>`,
  );
  file.add(
    CHINESE_FONT,
    `<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/DW 1000/FontDescriptor ${CHINESE_METRICS} 0 R>>`,
  );
  file.add(
    CHINESE_METRICS,
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
  );
  const fonts = `/Sans ${SANS} 0 R/Bold ${BOLD} 0 R/Serif ${SERIF} 0 R/Symbol ${SYMBOL} 0 R/Chinese ${CHINESE} 0 R`;
  const states = [...opacities].map((opacity) => `/O${opacity}<</ca ${opacity / 100}/CA ${opacity / 100}>>`);
  const shadings = [...gradients.values()].map((gradient) => `/${gradient.id} ${shading(gradient)}`);
  file.add(RESOURCES, `<</Font<<${fonts}>>/ExtGState<<${states.join('')}>>/Shading<<${shadings.join('')}>>>>`);
  return file.end();
}

/** Colours from 0 at the top to 1 at the bottom, each as far as the next. */
function shading({ stops }: Gradient): string {
  const color = (i: number): string => `[${stops[i]!.color.map((part) => (part / 255).toFixed(3)).join(' ')}]`;
  const steps = stops.slice(1).map((_, i) => `<</FunctionType 2/Domain[0 1]/N 1/C0${color(i)}/C1${color(i + 1)}>>`);
  const bounds = stops.slice(1, -1).map(({ offset }) => offset);
  const encode = steps.map(() => '0 1').join(' ');
  const whole = `<</FunctionType 3/Domain[0 1]/Functions[${steps.join('')}]/Bounds[${bounds.join(' ')}]/Encode[${encode}]>>`;
  return `<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 0 1]/Extend[true true]/Function ${whole}>>`;
}

/** A text of any letters. */
function unicode(text: string): string {
  const codes = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0'));
  return `<FEFF${codes.join('').toUpperCase()}>`;
}

/** The objects of a PDF file, and where each begins. */
class PdfFile {
  // The second line tells programs that these are bytes and not text.
  private readonly parts: Uint8Array[] = [latin1('%PDF-1.5\n%\u00e2\u00e3\u00cf\u00d3\n')];
  private readonly starts: number[] = [];
  private length = this.parts[0]!.length;

  add(number: number, content: string): void {
    this.write(number, latin1(`${number} 0 obj\n${content}\nendobj\n`));
  }

  addStream(number: number, entries: string, data: Uint8Array): void {
    const head = latin1(`${number} 0 obj\n<</Length ${data.length}${entries}>>\nstream\n`);
    this.write(number, concat([head, data, latin1('\nendstream\nendobj\n')]));
  }

  end(): Uint8Array {
    const count = this.starts.length;
    const rows = Array.from(
      { length: count - 1 },
      (_, i) => `${String(this.starts[i + 1]).padStart(10, '0')} 00000 n \n`,
    );
    const trailer = `trailer\n<</Size ${count}/Root ${CATALOG} 0 R/Info ${INFO} 0 R>>\nstartxref\n${this.length}\n%%EOF\n`;
    const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`;
    return concat([...this.parts, latin1(table + trailer)]);
  }

  private write(number: number, bytes: Uint8Array): void {
    this.starts[number] = this.length;
    this.parts.push(bytes);
    this.length += bytes.length;
  }
}
