import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { createTranslator } from 'use-intl/core';
import { SOURCES } from '@/components/messages/sources';
import { dayInWords } from '@/components/study/day';
import { type Language, LOCALES } from '@/lib/kernel/language';
import { PRODUCT_NAME } from '@/lib/kernel/product';
import { type DatedSheet, sheetsIn } from '@/lib/study/guides/cheat-sheets';
import type { SheetBlock } from '@/lib/study/rules';
import { SHEET_FILES } from './cheat-sheet-files';

/** Draws the cheat sheets as PDF files at build time, from the same facts as the pages of the cheat sheets. */

/** Letter paper in points. */
const PAPER = { width: 612, height: 792 } as const;
const MARGIN = 36;
const GUTTER = 20;
const COLUMN = (PAPER.width - 2 * MARGIN - GUTTER) / 2;
const COLUMNS = [MARGIN, MARGIN + COLUMN + GUTTER] as const;
const TOP = 84;
const FOOT = PAPER.height - MARGIN - 14;
/** Font sizes of a row in points. A sheet uses the largest size at which it fits its page. */
const LARGEST = 10;
const SMALLEST = 7.5;
const STEP = 0.25;
/** Standard PDF fonts, which every reader has. They contain all characters of the sheets. */
const REGULAR = 'Helvetica';
const BOLD = 'Helvetica-Bold';
const INK = '#0e2530';
const GRAY = '#41535c';
const LINE = '#b5c3ca';

type Document = typeof PDFDocument.prototype;

interface Point {
  x: number;
  y: number;
}

const GAP = 8;
/** Extra width in points. Without it, rounding could break a line in a column that is exactly as wide as its text. */
const SLACK = 1;
const sourceSize = (size: number): number => Math.max(6.5, size * 0.75);

function heightOf(document: Document, text: string, font: string, size: number, width: number): number {
  return document.font(font).fontSize(size).heightOfString(text, { width });
}

/**
 * Returns the column widths of a row. A short name leaves its space to the figure. A long name gets half of the width,
 * or more if the figure does not need the other half.
 */
function widthsOf(document: Document, [name, figure]: SheetBlock['rows'][number], size: number) {
  const asked = document.font(REGULAR).fontSize(size).widthOfString(name) + SLACK;
  const left = COLUMN - GAP - SLACK - document.font(BOLD).fontSize(size).widthOfString(figure);
  const ofName = Math.min(asked, Math.max((COLUMN - GAP) / 2, left));
  return { ofName, ofFigure: COLUMN - GAP - ofName };
}

function rowHeight(document: Document, row: SheetBlock['rows'][number], size: number): number {
  const { ofName, ofFigure } = widthsOf(document, row, size);
  const [name, figure] = row;
  const lines = [heightOf(document, name, REGULAR, size, ofName), heightOf(document, figure, BOLD, size, ofFigure)];
  return Math.max(...lines) + 2;
}

const blockHeight = (document: Document, { title, rows, source }: SheetBlock, size: number): number =>
  heightOf(document, title, BOLD, size + 1.5, COLUMN) +
  rows.reduce((sum, row) => sum + rowHeight(document, row, size), 4) +
  heightOf(document, source, REGULAR, sourceSize(size), COLUMN) +
  size;

/** Assigns each block to a column and fills the first column first. Returns null if two columns are not enough. */
function fill(document: Document, blocks: readonly SheetBlock[], size: number): number[] | null {
  let column = 0;
  let y = TOP;
  const columns: number[] = [];
  for (const block of blocks) {
    const height = blockHeight(document, block, size);
    if (y + height > FOOT) {
      column += 1;
      y = TOP;
    }
    if (column >= COLUMNS.length || y + height > FOOT) return null;
    columns.push(column);
    y += height;
  }
  return columns;
}

/** Finds the largest size at which the sheet fits a page. Throws if it does not fit even at the smallest. */
function fitPage(document: Document, { title, blocks }: DatedSheet): { size: number; columns: number[] } {
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    const columns = fill(document, blocks, size);
    if (columns) return { size, columns };
  }
  throw new Error(`The ${title} does not fit one letter page at ${SMALLEST} points.`);
}

/** Draws a block with its tags for screen readers. Returns the top of the next block. */
function drawBlock(document: Document, block: SheetBlock, { x, y }: Point, size: number): number {
  const part = document.struct('Sect');
  // Computes the coordinates of each text here, because tagged content is drawn later, when the whole block is added.
  const say = (kind: string, draw: () => void) => part.add(document.struct(kind, draw));
  const titleSize = size + 1.5;
  say('H2', () => document.font(BOLD).fontSize(titleSize).fillColor(INK).text(block.title, x, y, { width: COLUMN }));
  let at = y + heightOf(document, block.title, BOLD, titleSize, COLUMN) + 2;
  for (const row of block.rows) {
    const [name, figure] = row;
    const top = at + 1.5;
    const { ofName, ofFigure } = widthsOf(document, row, size);
    drawLine(document, { x, y: at });
    say('P', () => {
      document.font(REGULAR).fontSize(size).fillColor(INK).text(name, x, top, { width: ofName });
      document.font(BOLD).text(figure, x + COLUMN - ofFigure, top, { width: ofFigure, align: 'right' });
    });
    at += rowHeight(document, row, size);
  }
  const sourceTop = at + 1;
  say('P', () =>
    document
      .font(REGULAR)
      .fontSize(sourceSize(size))
      .fillColor(GRAY)
      .text(block.source, x, sourceTop, { width: COLUMN }),
  );
  document.addStructure(part);
  return y + blockHeight(document, block, size);
}

function drawLine(document: Document, { x, y }: Point): void {
  document.markContent('Artifact');
  document
    .moveTo(x, y)
    .lineTo(x + COLUMN, y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
  document.endMarkedContent();
}

const textsIn = (language: Language) =>
  createTranslator({ locale: LOCALES[language], messages: SOURCES[language], namespace: 'guides' });

function drawSheet(document: Document, sheet: DatedSheet, language: Language): void {
  const t = textsIn(language);
  document.addPage();
  const say = (kind: string, draw: () => void) => document.addStructure(document.struct(kind, draw));
  const checked = t.markup('sheetChecked', { day: () => dayInWords(sheet.checkedOn, language) });
  say('H1', () => document.font(BOLD).fontSize(18).fillColor(INK).text(sheet.title, MARGIN, MARGIN));
  say('P', () =>
    document
      .font(REGULAR)
      .fontSize(10)
      .fillColor(GRAY)
      .text(checked, MARGIN, MARGIN + 24),
  );
  const { size, columns } = fitPage(document, sheet);
  const bottoms: number[] = COLUMNS.map(() => TOP);
  sheet.blocks.forEach((block, index) => {
    const column = columns[index] ?? 0;
    const place = { x: COLUMNS[column] ?? MARGIN, y: bottoms[column] ?? TOP };
    bottoms[column] = drawBlock(document, block, place, size);
  });
  say('P', () =>
    document
      .font(REGULAR)
      .fontSize(8)
      .fillColor(GRAY)
      .text(t('pdfNote', { product: PRODUCT_NAME }), MARGIN, FOOT + 8),
  );
}

/** Draws the sheets as a PDF, one letter page for each. The same facts always give the same bytes. */
export async function drawSheets(sheets: readonly DatedSheet[], language: Language = 'en'): Promise<Buffer> {
  const t = textsIn(language);
  const [title = ''] = sheets.length === 1 ? sheets.map((sheet) => sheet.title) : [t('sheetsTitle')];
  const latest = sheets
    .map(({ checkedOn }) => checkedOn)
    .toSorted()
    .at(-1);
  const document = new PDFDocument({
    size: [PAPER.width, PAPER.height],
    // No bottom margin, because pages never break: a sheet that does not fit throws an error.
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: LOCALES[language],
    displayTitle: true,
    info: { Title: t('pdfTitle', { title }), Author: PRODUCT_NAME, CreationDate: new Date(`${latest}T00:00:00Z`) },
  });
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  for (const sheet of sheets) drawSheet(document, sheet, language);
  document.end();
  return whole;
}

/**
 * Writes a file for each sheet and a file with all sheets, in each language. Throws if a sheet does not fit its page.
 */
export async function writeSheetFiles(): Promise<void> {
  rmSync(SHEET_FILES, { recursive: true, force: true });
  for (const [language, folder] of [
    ['en', SHEET_FILES],
    ['es', join(SHEET_FILES, 'es')],
  ] as const) {
    mkdirSync(folder, { recursive: true });
    const sheets = sheetsIn(language);
    for (const sheet of sheets) writeFileSync(join(folder, `${sheet.group}.pdf`), await drawSheets([sheet], language));
    writeFileSync(join(folder, 'all.pdf'), await drawSheets(sheets, language));
  }
}
