import PDFDocument from 'pdfkit';
import { LOCALES } from '@/lib/kernel/language';
import { PRODUCT_NAME } from '@/lib/kernel/product';
import type { Certificate, CertifiedTest } from './rules';
import { type CertificateTexts, certificateTexts } from './texts-rules';

/** Landscape letter paper, in points (1/72 inch). */
const PAPER = { width: 792, height: 612 } as const;
const FRAME = 26;
const LEFT = 66;
const WIDTH = PAPER.width - 2 * LEFT;
const INK = '#0e2530';
const GRAY = '#41535c';
const LINE = '#b5c3ca';
const ACCENT = '#0b5c7a';

const COLUMNS = [
  { head: 'test', x: LEFT, width: 232 },
  { head: 'kind', x: LEFT + 244, width: 166 },
  { head: 'completed', x: LEFT + 422, width: 82 },
  { head: 'rightAnswers', x: LEFT + 516, width: WIDTH - 516 },
] as const;
const ROW_SIZE = 10;
const ROW_GAP = 7;
/**
 * Vertical position of the table in points. `TABLE_TOP`: where the table starts on the first and on later pages.
 * `TABLE_END`: where it must end.
 */
const TABLE_TOP = { first: 256, later: 118 };
const TABLE_END = { first: 424, later: 470 };

export interface Fonts {
  regular: Buffer;
  bold: Buffer;
}
type Say = CertificateTexts['say'];
type Weight = keyof Fonts;
type Document = typeof PDFDocument.prototype;

interface Words {
  y: number;
  size: number;
  weight?: Weight;
  color?: string;
  x?: number;
  width?: number;
  align?: 'left' | 'center';
  /** Maximum height in points; text that does not fit is cut off with an ellipsis. */
  height?: number;
}

const ofWeight = (document: Document, weight: Weight, size: number): Document => document.font(weight).fontSize(size);

function write(document: Document, text: string, words: Words): void {
  const { x = LEFT, y, size, weight = 'regular', color = INK, width = WIDTH, align = 'center', height } = words;
  const room = height === undefined ? {} : { height, ellipsis: true };
  ofWeight(document, weight, size)
    .fillColor(color)
    .text(text, x, y, { width, align, ...room });
}

/** Draws content inside a structure tag, which screen readers announce. */
const say = (document: Document, kind: string, draw: () => void) => document.addStructure(document.struct(kind, draw));

/** Draws lines and frames as artifacts, which screen readers skip. */
function decorate(document: Document, draw: () => void): void {
  document.markContent('Artifact');
  draw();
  document.endMarkedContent();
}

const rule = (document: Document, [x, y]: readonly [number, number], width: number, color = LINE) =>
  decorate(document, () => {
    document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .strokeColor(color)
      .stroke();
  });

const heightOf = (document: Document, text: string, size: number, width: number, weight: Weight = 'regular'): number =>
  ofWeight(document, weight, size).heightOfString(text, { width });

/**
 * Returns the largest font size at which the text fits on one line. Returns the smallest size if none fits; the text
 * may then take two lines.
 */
function sizeFor(
  document: Document,
  text: string,
  { largest, smallest }: { largest: number; smallest: number },
): number {
  for (let size = largest; size > smallest; size -= 1) {
    if (ofWeight(document, 'bold', size).widthOfString(text) <= WIDTH) return size;
  }
  return smallest;
}

/** Draws a centered text, or a blank line for handwriting if the text is null. */
function nameLine(
  document: Document,
  text: string | null,
  place: { y: number; largest: number; smallest: number },
): void {
  if (text === null) {
    rule(document, [LEFT + 130, place.y + place.largest], WIDTH - 260, GRAY);
    return;
  }
  const size = sizeFor(document, text, place);
  // Two lines of small text take about the height of one large line.
  const height = heightOf(document, text, size, WIDTH, 'bold');
  const y = place.y + Math.max(0, (place.largest * 1.36 - height) / 2);
  say(document, 'P', () => write(document, text, { y, size, weight: 'bold' }));
}

function frame(document: Document): void {
  decorate(document, () => {
    document
      .rect(FRAME, FRAME, PAPER.width - 2 * FRAME, PAPER.height - 2 * FRAME)
      .lineWidth(2.5)
      .strokeColor(ACCENT)
      .stroke();
    const inner = FRAME + 6;
    document
      .rect(inner, inner, PAPER.width - 2 * inner, PAPER.height - 2 * inner)
      .lineWidth(0.75)
      .strokeColor(LINE)
      .stroke();
  });
}

function head(document: Document, { student, className }: Certificate, text: Say): void {
  say(document, 'P', () => write(document, PRODUCT_NAME, { y: 52, size: 11, color: ACCENT, weight: 'bold' }));
  say(document, 'H1', () => write(document, text('title'), { y: 68, size: 30, weight: 'bold' }));
  say(document, 'P', () => write(document, text('confirms'), { y: 118, size: 11, color: GRAY }));
  nameLine(document, student, { y: 134, largest: 28, smallest: 15 });
  say(document, 'P', () => write(document, text('hasCompleted'), { y: 182, size: 11, color: GRAY }));
  nameLine(document, className, { y: 200, largest: 19, smallest: 12 });
}

function laterHead(document: Document, { student, className }: Certificate, text: Say): void {
  const whose = [student, className].filter((name) => name !== null).join(', ');
  say(document, 'P', () => write(document, text('titleContinued'), { y: 56, size: 16, weight: 'bold' }));
  if (whose !== '') say(document, 'P', () => write(document, whose, { y: 80, size: 10, color: GRAY, height: 14 }));
}

const cellsOf = ({ title, kind, completedOn, score }: CertifiedTest): string[] => [title, kind, completedOn, score];

const rowHeight = (document: Document, test: CertifiedTest): number =>
  Math.max(...cellsOf(test).map((text, at) => heightOf(document, text, ROW_SIZE, COLUMNS[at]?.width ?? WIDTH))) +
  ROW_GAP;

/** Distributes the tests over pages without splitting a row. */
function toPages(document: Document, tests: readonly CertifiedTest[]): CertifiedTest[][] {
  const pages: CertifiedTest[][] = [[]];
  let left = TABLE_END.first - TABLE_TOP.first;
  for (const test of tests) {
    const height = rowHeight(document, test);
    if (height > left) {
      pages.push([]);
      left = TABLE_END.later - TABLE_TOP.later;
    }
    pages.at(-1)?.push(test);
    left -= height;
  }
  return pages;
}

function drawTable(
  document: Document,
  { tests, top }: { tests: readonly CertifiedTest[]; top: number },
  text: Say,
): void {
  const table = document.struct('Table');
  const row = (cells: readonly string[], kind: 'TH' | 'TD', y: number) => {
    const line = document.struct('TR');
    cells.forEach((cell, at) => {
      const { x, width } = COLUMNS[at] ?? COLUMNS[0];
      const look = kind === 'TH' ? { size: 9, color: GRAY, weight: 'bold' as const } : { size: ROW_SIZE };
      line.add(document.struct(kind, () => write(document, cell, { ...look, x, y, width, align: 'left' })));
    });
    table.add(line);
  };
  row(
    COLUMNS.map((column) => text(column.head)),
    'TH',
    top - 18,
  );
  let y = top;
  for (const test of tests) {
    rule(document, [LEFT, y - 2], WIDTH);
    row(cellsOf(test), 'TD', y + 1);
    y += rowHeight(document, test);
  }
  document.addStructure(table);
}

function sign(document: Document, { instructor, issuedOn }: Certificate, text: Say): void {
  const [left, right, width, y] = [LEFT, PAPER.width - LEFT - 220, 300, 474];
  rule(document, [left, y], width, GRAY);
  rule(document, [right, y], 220, GRAY);
  const below = { y: y + 4, size: 10, align: 'left' as const };
  const who = instructor === null ? text('instructor') : text('instructorNamed', { name: instructor });
  say(document, 'P', () => write(document, who, { ...below, x: left, width, height: 26 }));
  say(document, 'P', () => write(document, issuedOn, { ...below, y: y - 17, size: 11, x: right, width: 220 }));
  say(document, 'P', () => write(document, text('date'), { ...below, x: right, width: 220 }));
}

function foot(document: Document, { page, pages }: { page: number; pages: number }, text: Say): void {
  const y = 508;
  rule(document, [LEFT, y], WIDTH, ACCENT);
  const at = { y: y + 7, size: 10, align: 'left' as const };
  say(document, 'P', () => write(document, text('noCertification'), { ...at, weight: 'bold' }));
  const statement = text('statement', { product: PRODUCT_NAME });
  say(document, 'P', () => write(document, statement, { ...at, y: y + 22, size: 8, color: GRAY }));
  if (pages > 1) {
    say(document, 'P', () =>
      write(document, text('page', { page, pages }), { ...at, y: PAPER.height - FRAME - 20, size: 8, color: GRAY }),
    );
  }
}

function open({ regular, bold }: Fonts, now: Date, { language, say: text }: CertificateTexts): Document {
  const document = new PDFDocument({
    size: [PAPER.width, PAPER.height],
    // PDFKit moves overflowing text to a new page unless the margin is 0.
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: LOCALES[language],
    displayTitle: true,
    info: { Title: text('title'), Author: PRODUCT_NAME, CreationDate: now },
  });
  document.registerFont('regular', regular);
  document.registerFont('bold', bold);
  return document;
}

function whole(document: Document): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    document.on('error', reject);
  });
}

/** Draws the certificate as a tagged PDF file on letter paper. */
export function drawCertificate(
  certificate: Certificate,
  { fonts, now }: { fonts: Fonts; now: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  const texts = certificateTexts(certificate.language);
  const document = open(fonts, now, texts);
  const drawn = whole(document);
  const pages = toPages(document, certificate.tests);
  pages.forEach((tests, index) => {
    document.addPage();
    frame(document);
    const isFirst = index === 0;
    if (isFirst) head(document, certificate, texts.say);
    else laterHead(document, certificate, texts.say);
    drawTable(document, { tests, top: isFirst ? TABLE_TOP.first : TABLE_TOP.later }, texts.say);
    if (isFirst) sign(document, certificate, texts.say);
    foot(document, { page: index + 1, pages: pages.length }, texts.say);
  });
  document.end();
  return drawn;
}
