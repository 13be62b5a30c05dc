import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailTaken, GENERATED_PASSWORD_LENGTH, generatePassword, isContextual } from './rules';

describe('generatePassword', () => {
  it('returns eight unambiguous letters and digits for any random bytes', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.integer({ min: 0, max: 255 })), (stream) => {
        const bytes = (count: number) => Uint8Array.from({ length: count }, () => Number(stream.next().value));
        const password = generatePassword(bytes);
        return (
          password.length === GENERATED_PASSWORD_LENGTH && /^[a-zA-Z2-9]*$/.test(password) && !/[iloIOL]/.test(password)
        );
      }),
    );
  });

  it('returns every letter with the same probability', () => {
    const counts = new Map<string, number>();
    let next = 0;
    // Feeds every byte value equally often. If the function skipped the wrong bytes, some letters would be more
    // frequent.
    const password = () => generatePassword((count) => Uint8Array.from({ length: count }, () => next++ % 256));
    for (let round = 0; round < 256 * 8; round += 1) {
      for (const letter of password()) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    // The alphabet has 52 letters and eight digits, minus six letters that look like others.
    expect(counts.size).toBe(52 + 8 - 6);
    const [least, most] = [Math.min(...counts.values()), Math.max(...counts.values())];
    expect(most / least).toBeLessThan(1.1);
  });
});

it('emailTaken is a conflict with the advice to sign in', () => {
  expect(emailTaken()).toMatchObject({ code: 'EMAIL_TAKEN', status: 409 });
  expect(emailTaken().message).toContain('Sign in instead');
});

describe('isContextual', () => {
  it.each(['Coldpass1!', 'EPA608', 'refrigerant2026', 'aaaaaaaaa', 'jane.doe99', 'jane.doe@example.test'])(
    'finds %s guessable for jane.doe@example.test',
    (password) => expect(isContextual(password, 'jane.doe@example.test')).toBe(true),
  );

  it.each(['a long sentence about janes', 'coldpassage', 'technicians unite'])('accepts %s', (password) => {
    expect(isContextual(password, 'jane.doe@example.test')).toBe(false);
  });

  it.each([
    ['jane@example.test', 'Jane2026', true],
    ['jan@example.test', 'Jan-2026-03', false],
  ])(
    'ignores names of three letters, because they occur in many words: for %s and %s, guessable: %s',
    (email, password, isGuessable) => {
      expect(isContextual(password, email)).toBe(isGuessable);
    },
  );
});
