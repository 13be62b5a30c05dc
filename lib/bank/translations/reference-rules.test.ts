import { expect, it } from 'vitest';
import { loadQuestionBank } from '@/lib/bank/file-adapter';
import { isKnownReference, referenceInSpanish } from './reference-rules';

it('every reference of the question bank has a Spanish translation, or is a citation', () => {
  const references = loadQuestionBank('prisma/question-bank').files.flatMap(({ questions }) =>
    questions.map(({ reference }) => reference ?? ''),
  );
  const parts = new Set(references.filter(Boolean).flatMap((reference) => reference.split('; ')));
  expect(parts.size).toBeGreaterThan(100);
  expect([...parts].filter((part) => !isKnownReference(part))).toEqual([]);
});

it.each([
  ['40 CFR 82.156; Trade practice: recovery', '40 CFR 82.156; Práctica del oficio: recuperación'],
  ['Textbook: Modern Refrigeration, oils', 'Libro de texto: Modern Refrigeration, aceites'],
  ['Our own manual: recovery', 'Our own manual: recovery'],
  ['', ''],
])('the reference “%s” is translated as “%s”', (english, spanish) => {
  expect(referenceInSpanish(english)).toBe(spanish);
});
