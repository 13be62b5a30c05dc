import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE_LENGTH, groupLetterCode, makeLetterCode, readLetterCode } from './letter-code';

describe('readLetterCode and makeLetterCode', () => {
  it('read a code in any case, with or without spaces and dashes', () => {
    for (let round = 0; round < 200; round += 1) {
      const code = makeLetterCode(randomBytes);
      expect(code).toHaveLength(CODE_LENGTH);
      for (const typed of [
        code,
        groupLetterCode(code),
        ` ${code.toLowerCase()} `,
        groupLetterCode(code).replace(' ', '–'),
      ]) {
        expect(readLetterCode(typed)).toBe(code);
      }
    }
  });

  it('use every letter with the same probability', () => {
    const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    let from = 0;
    const counts = new Map<string, number>();
    const next = (count: number) => {
      from += count;
      return everyByte.slice(from - count, from);
    };
    for (let round = 0; round < 25; round += 1) {
      for (const letter of makeLetterCode(next)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect(counts.size).toBe(18);
    expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThanOrEqual(1);
  });

  it('return null for any other text', () => {
    expect(readLetterCode('BCDFGHJKM')).toBeNull();
    expect(readLetterCode('BCDFGHJKMNP')).toBeNull();
    expect(readLetterCode('BCDFGHJKMA')).toBeNull();
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const read = readLetterCode(typed);
        expect(read === null || /^[BCDFGHJKMNPRSTWXYZ]{10}$/.test(read)).toBe(true);
      }),
    );
  });
});
