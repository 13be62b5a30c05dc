import type { Draft, ReadRow } from '@/lib/import-export/rules';

/** Header of a CSV file with only the required columns. */
export const HEAD = 'id,section,text,answer1,answer2,answer3,answer4,correct';
export const faultsOf = (rows: readonly ReadRow[]) =>
  rows.flatMap((row) => row.faults.map((fault) => `${row.row} ${fault.field}: ${fault.message}`));

/** A question with only the required fields. */
export const draft: Draft = {
  id: '',
  section: 'Core',
  text: 'Which?',
  answers: ['a', 'b', 'c', 'd'].map((text, place) => ({ text, isCorrect: place === 0, why: undefined })),
  state: undefined,
  isForMockTest: undefined,
  topic: undefined,
  difficulty: undefined,
  tier: undefined,
  explanation: undefined,
  reference: undefined,
  picture: undefined,
};

export const PICTURE = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" fill="none"><circle r="4"/></svg>',
  description: 'A circle.',
};
