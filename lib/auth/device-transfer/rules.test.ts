import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE_LETTERS, groupLetterCode, makeLetterCode, readLetterCode } from '@/lib/kernel/letter-code';
import { spellTransferCode } from './rules';

describe('device transfer code', () => {
  it('consists of ten letters that cannot be confused with each other, each equally likely', () => {
    const counts = new Map<string, number>();
    for (let made = 0; made < 2_000; made += 1) {
      const code = makeLetterCode(randomBytes);
      expect(code).toMatch(/^[BCDFGHJKMNPRSTWXYZ]{10}$/);
      for (const letter of code) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    // 20,000 letters, chosen from 18, are 1,111 of each on average, with a standard deviation of 32.
    for (const letter of CODE_LETTERS) {
      expect(Math.abs((counts.get(letter) ?? 0) - 20_000 / 18)).toBeLessThan(6 * 33);
    }
  });

  it('skips bytes that would make some letters more likely', () => {
    const bytes = [255, 252, ...Array.from({ length: 10 }, (_, at) => at)];
    expect(makeLetterCode((count) => Uint8Array.from(bytes.splice(0, count)))).toBe(CODE_LETTERS.slice(0, 10));
  });

  it('is parsed in any case, with or without spaces and dashes', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CODE_LETTERS), { minLength: 10, maxLength: 10 }), (letters) => {
        const code = letters.join('');
        for (const typed of [
          code,
          code.toLowerCase(),
          groupLetterCode(code),
          ` ${letters.join('-')} `,
          letters.join('–'),
        ]) {
          expect(readLetterCode(typed)).toBe(code);
        }
      }),
    );
  });

  it.each(['', 'BCDFG', 'BCDFGHJKMNP', 'BCDFGHJKMA', 'BCDFGHJKM1', 'BCDFG_HJKM', 'ıııııııııı'])(
    'rejects %j',
    (typed) => {
      expect(readLetterCode(typed)).toBeNull();
    },
  );

  it('is read out as words of the spelling alphabet', () => {
    const words = spellTransferCode(CODE_LETTERS);
    expect(words.map((word) => word[0]).join('')).toBe(CODE_LETTERS);
    expect(words.every((word) => word.length > 3)).toBe(true);
  });
});
