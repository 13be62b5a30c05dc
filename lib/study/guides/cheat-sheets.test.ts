import { describe, expect, test } from 'vitest';
import { checkAnswerWording } from '@/lib/bank/wording-rules';
import { contradictsInText } from '@/lib/facts/statements-rules';
import { CHEAT_SHEETS, WRITTEN_SHEETS } from '@/lib/study/guides/cheat-sheets';
import { EXAM_DAY } from '@/lib/study/guides/exam-day';
import { REGISTERED_FACTS } from '@/lib/study/guides/registry';
import type { SheetBlock } from '@/lib/study/rules';
import { statesFigureItself } from '@/lib/study/testing/figures';

const contradictions = (text: string) => REGISTERED_FACTS.flatMap((fact) => contradictsInText(text, fact));
const textsOf = ({ title, rows }: SheetBlock): string[] => [title, ...rows.map((row) => row.join(': '))];
/** Matches conditions such as "at 75 °F", and start dates next to a figure. Learners need not memorize them. */
const CONDITION = /\bat \d+ °F|\bfrom 20\d\d\b/g;

describe.each(Object.values(WRITTEN_SHEETS))('the sheet “$title”', ({ group, blocks }) => {
  test('takes each figure from a registered fact', () => {
    const own = blocks.flatMap(textsOf).filter((text) => statesFigureItself(text.replace(CONDITION, '')));
    expect(own).toEqual([]);
  });

  test('has a source for each block, and a different name for each row of a block', () => {
    for (const { source, rows } of blocks) {
      expect(source).not.toBe('');
      expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
    }
  });

  test("follows the question bank's wording rules and contradicts no registered fact", () => {
    const texts = CHEAT_SHEETS.filter((sheet) => sheet.group === group).flatMap((sheet) =>
      sheet.blocks.flatMap(textsOf),
    );
    expect(texts.flatMap(checkAnswerWording)).toEqual([]);
    expect(texts.flatMap(contradictions)).toEqual([]);
  });

  test('has the date of the oldest check among its figures', () => {
    expect(CHEAT_SHEETS.find((sheet) => sheet.group === group)?.checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});

test("exam-day points have a source and a date, and follow the question bank's wording rules", () => {
  for (const { text, source, checkedOn } of EXAM_DAY.flatMap(({ points }) => points)) {
    expect(source).not.toBe('');
    expect(checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(checkAnswerWording(text)).toEqual([]);
    expect(contradictions(text)).toEqual([]);
  }
});
