import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARRY_LETTERS, groupCarryCode, makeCarryCode, readCarryCode, spellCarryCode } from './rules';

describe('a carry code', () => {
  it('is ten letters that are not taken for others, each as likely as the next', () => {
    const counts = new Map<string, number>();
    for (let made = 0; made < 2_000; made += 1) {
      const code = makeCarryCode(randomBytes);
      expect(code).toMatch(/^[BCDFGHJKMNPRSTWXYZ]{10}$/);
      for (const letter of code) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    // 20,000 letters of 18: 1,111 each, with a deviation of 32.
    for (const letter of CARRY_LETTERS) {
      expect(Math.abs((counts.get(letter) ?? 0) - 20_000 / 18)).toBeLessThan(6 * 33);
    }
  });

  it('leaves out bytes that would make some letters likelier', () => {
    const bytes = [255, 252, ...Array.from({ length: 10 }, (_, at) => at)];
    expect(makeCarryCode((count) => Uint8Array.from(bytes.splice(0, count)))).toBe(CARRY_LETTERS.slice(0, 10));
  });

  it('is read however it was typed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CARRY_LETTERS), { minLength: 10, maxLength: 10 }), (letters) => {
        const code = letters.join('');
        for (const typed of [
          code,
          code.toLowerCase(),
          groupCarryCode(code),
          ` ${letters.join('-')} `,
          letters.join('–'),
        ]) {
          expect(readCarryCode(typed)).toBe(code);
        }
      }),
    );
  });

  it.each(['', 'BCDFG', 'BCDFGHJKMNP', 'BCDFGHJKMA', 'BCDFGHJKM1', 'BCDFG_HJKM', 'ıııııııııı'])(
    'is not %j',
    (typed) => {
      expect(readCarryCode(typed)).toBeNull();
    },
  );

  it('is spelled by words that begin with its letters', () => {
    for (const [at, word] of spellCarryCode(CARRY_LETTERS).entries()) expect(word[0]).toBe(CARRY_LETTERS[at]);
    expect(spellCarryCode(CARRY_LETTERS).every((word) => word.length > 3)).toBe(true);
  });
});
