import { describe, expect, it } from 'vitest';
import { CHEAT_SHEETS, type DatedSheet, sheetsIn } from '@/lib/study/guides/cheat-sheets';
import { drawSheets } from './cheat-sheet-pdf';

const count = (file: Buffer, pattern: RegExp): number => file.toString('latin1').match(pattern)?.length ?? 0;

describe('cheat sheet as a PDF', () => {
  it.each((['en', 'es'] as const).flatMap((language) => sheetsIn(language).map((sheet) => ({ language, sheet }))))(
    'fits one letter page: $sheet.title',
    async ({ language, sheet }) => {
      const file = await drawSheets([sheet], language);
      expect(count(file, new RegExp(`/Lang \\(${language}-US\\)`, 'g'))).toBeGreaterThan(0);
      expect(file.subarray(0, 5).toString()).toBe('%PDF-');
      expect(count(file, /\/Type \/Page\b/g)).toBe(1);
      expect(count(file, /\/MediaBox \[0 0 612 792\]/g)).toBe(1);
    },
  );

  it('has all sheets in one file, one page each', async () => {
    expect(count(await drawSheets(CHEAT_SHEETS), /\/Type \/Page\b/g)).toBe(CHEAT_SHEETS.length);
  });

  it('has a language and headings for screen readers, and a tag for each row', async () => {
    const [sheet] = CHEAT_SHEETS;
    const file = await drawSheets(sheet ? [sheet] : []);
    expect(count(file, /\/Lang \(en-US\)/g)).toBeGreaterThan(0);
    expect(count(file, /\/S \/H1/g)).toBe(1);
    expect(count(file, /\/S \/H2/g)).toBe(sheet?.blocks.length);
    // Each of these is one paragraph: the date, the footer, each row, and the source of each block.
    expect(count(file, /\/S \/P\b/g)).toBe(
      2 + (sheet?.blocks.reduce((sum, { rows }) => sum + rows.length + 1, 0) ?? 0),
    );
  });

  it('is the same file for the same facts', async () => {
    const [one, other] = [await drawSheets(CHEAT_SHEETS), await drawSheets(CHEAT_SHEETS)];
    expect(one.equals(other)).toBe(true);
  });

  it('is refused if it does not fit one page', async () => {
    const [sheet] = CHEAT_SHEETS;
    if (!sheet) throw new Error('There is no sheet.');
    const long: DatedSheet = { ...sheet, blocks: [...sheet.blocks, ...sheet.blocks] };
    await expect(drawSheets([long])).rejects.toThrow('does not fit one letter page');
  });
});
