import { describe, expect, it } from 'vitest';
import { Problem } from '@/lib/kernel/problem';
import { refuseWeakPassword } from './rules';

const EMAIL = 'jane.doe@example.test';

/** Returns the refusal of a password with its field; null when it is accepted. */
function refusalOf(password: string, field: 'password' | 'newPassword' = 'password') {
  try {
    refuseWeakPassword(password, EMAIL, field);
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { code: error.code, fields: Object.keys(error.fields ?? {}), message: error.fields?.[field] };
  }
}

describe('a password', () => {
  it.each([
    ['that is on the list', 'iloveyou1'],
    ['that is on the list but for its capitals', 'ILoveYou1'],
    ['that is made of the address', 'Jane.Doe2026'],
    ['that is made of the product', 'Coldpass608'],
  ])('is refused: %s', (_name, password) => {
    expect(refusalOf(password)?.code).toBe('VALIDATION');
  });

  it.each(['password', 'newPassword'] as const)('is refused at the field %s that it was typed into', (field) => {
    const refusal = refusalOf('password1', field);
    expect(refusal?.fields).toEqual([field]);
    expect(refusal?.message).toContain('too easy to guess');
  });
});

it.each(['correct horse battery', 'Tr1cky-valve-87', 'ZULU KILO 44 mike'])(
  'the password %s is accepted',
  (password) => {
    expect(refusalOf(password)).toBeNull();
  },
);
