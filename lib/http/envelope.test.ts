import { expect, it } from 'vitest';
import { media } from './envelope';

it.each([
  ['HVAC 101 - Quiz.csv', 'attachment; filename="HVAC 101 - Quiz.csv"'],
  ["Núñez's.csv", `attachment; filename="N--ez's.csv"; filename*=UTF-8''N%C3%BA%C3%B1ez%27s.csv`],
  ['a"b\\c\r\n.csv', 'attachment; filename="a-b-c--.csv"; filename*=UTF-8\'\'a%22b%5Cc%0D%0A.csv'],
] as const)("a download's header contains the file name %j in a valid form", (name, expected) => {
  expect(media({ type: 'text/csv', name, text: '' }).headers.get('content-disposition')).toBe(expected);
});
