import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  GENERATED_PASSWORD_LENGTH,
  generatePassword,
  isContextual,
  isGenerated,
  judgeRefresh,
  LIFETIMES,
} from './rules';

const NOW = new Date('2026-11-21T12:00:00Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);

describe('generatePassword', () => {
  it('makes eight letters and figures that cannot be mistaken for one another, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.integer({ min: 0, max: 255 })), (stream) => {
        const bytes = (count: number) => Uint8Array.from({ length: count }, () => Number(stream.next().value));
        const password = generatePassword(bytes);
        return password.length === GENERATED_PASSWORD_LENGTH && isGenerated(password) && !/[iloIOL01]/.test(password);
      }),
    );
  });

  it('gives every letter the same chance', () => {
    const counts = new Map<string, number>();
    let next = 0;
    // Every byte equally often: what is skipped must be what would favor some letters.
    const password = () => generatePassword((count) => Uint8Array.from({ length: count }, () => next++ % 256));
    for (let round = 0; round < 256 * 8; round += 1) {
      for (const letter of password()) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    const [least, most] = [Math.min(...counts.values()), Math.max(...counts.values())];
    expect(most / least).toBeLessThan(1.1);
  });
});

describe('isGenerated', () => {
  it.each(['', 'abcdefg', 'abcdefghj', 'Visit me', 'abcdefg1', 'abcdefgO', 'ábcdefgh'])('refuses %j', (text) => {
    expect(isGenerated(text)).toBe(false);
  });
});

describe('isContextual', () => {
  it.each(['Coldpass1!', 'EPA608', 'refrigerant2026', 'aaaaaaaaa', 'jane.doe99', 'jane.doe@example.test'])(
    'finds %s guessable for jane.doe@example.test',
    (password) => expect(isContextual(password, 'jane.doe@example.test')).toBe(true),
  );

  it.each(['a long sentence about janes', 'coldpassage', 'technicians unite'])('lets %s pass', (password) => {
    expect(isContextual(password, 'jane.doe@example.test')).toBe(false);
  });
});

describe('judgeRefresh', () => {
  const session = { expiresAt: at(1000), revokedAt: null };
  const fresh = { expiresAt: at(1000), rotatedAt: null, childRotatedAt: null, session };
  const rotated = { ...fresh, rotatedAt: at(-LIFETIMES.refreshGrace) };

  it.each([
    ['a token never used', fresh, 'rotate'],
    ['one that runs out now', { ...fresh, expiresAt: NOW }, 'expired'],
    ['one that runs out in a millisecond', { ...fresh, expiresAt: at(1) }, 'rotate'],
    ['one whose session has run out', { ...fresh, session: { ...session, expiresAt: NOW } }, 'expired'],
    ['one whose session was ended', { ...fresh, session: { ...session, revokedAt: at(-1) } }, 'expired'],
    ['one that was rotated at the edge of the grace', rotated, 'repeat-child'],
    ['the same a millisecond later', { ...rotated, rotatedAt: at(-LIFETIMES.refreshGrace - 1) }, 'reuse'],
    ['the same after its child was used', { ...rotated, childRotatedAt: at(-1) }, 'reuse'],
    ['a rotated one of a session that has run out', { ...rotated, session: { ...session, expiresAt: NOW } }, 'expired'],
  ] as const)('takes %s as it is', (_what, token, verdict) => {
    expect(judgeRefresh(token, NOW)).toBe(verdict);
  });
});
