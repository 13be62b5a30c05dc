import { describe, expect, it } from 'vitest';
import { faultsOf } from '@/lib/import-export/testing/files';
import { readGift } from './gift-codec';

describe('GIFT file from another system', () => {
  const read = (text: string) => readGift(text)[0];

  it('is read with titles, categories, weights, feedback and text formats', () => {
    const row = read(
      '// question: 1  name: Q1\n$CATEGORY: $course$/top/Type I\n\n::Q1::[moodle]Which two\\: pick {\n~%50%R-22#yes\n~%50%R-134a\n~%-100%water#no\n####Because.\n}\n',
    );
    expect(row?.faults).toEqual([]);
    expect(row?.draft).toMatchObject({
      id: '',
      section: 'Type I',
      text: 'Which two: pick',
      explanation: 'Because.',
      answers: [
        { text: 'R-22', isCorrect: true, why: 'yes' },
        { text: 'R-134a', isCorrect: true, why: '' },
        { text: 'water', isCorrect: false, why: 'no' },
      ],
    });
  });

  it('has a tag only where the tag begins with an unescaped bracket', () => {
    const id = (comment: string) => read(`// ${comment}\nR-22 is an HCFC.{T}`)?.draft?.id;
    expect(id('[id:7]')).toBe('7');
    expect(id('[tag:topic:a \\[id:8\\] b] [id:7]')).toBe('7');
    expect(id('as in \\[id:8]')).toBe('');
  });

  it('may contain true/false and missing-word questions', () => {
    expect(read('R-22 is an HCFC.{T#It is.#Yes.}')?.draft?.answers).toEqual([
      { text: 'True', isCorrect: true, why: 'Yes.' },
      { text: 'False', isCorrect: false, why: 'It is.' },
    ]);
    expect(read('Ozone is {=O3 ~O2} in short.')?.draft?.text).toBe('Ozone is _____ in short.');
  });

  it.each([
    ['an essay', 'Write {}', /multiple-choice/],
    ['a number', 'How many {#5}', /multiple-choice/],
    ['a short answer', 'Say {=a =b}', /multiple-choice/],
    ['no answers', 'Only text', /\{ … \} is missing/],
    ['an open brace', 'x {=a ~b', /never end/],
    ['two questions in one', 'x {=a ~b}\ny {=a ~b}', /empty line missing/],
    ['nothing', '// only a comment\n', /no question/],
  ])('is refused with a line number for %s', (_name, text, fault) => {
    expect(faultsOf(readGift(text))).toEqual([expect.stringMatching(fault)]);
  });
});
