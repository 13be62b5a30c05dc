import { describe, expect, it } from 'vitest';
import { Problem } from '@/lib/kernel/problem';
import { refuseWeakPassword } from './weak-password-rules';

const EMAIL = 'jane.doe@example.test';

/** Returns the `fields` of the problem that was thrown; null if the password is accepted. */
function refusalOf(password: string, field: 'password' | 'newPassword' = 'password') {
  try {
    refuseWeakPassword(password, EMAIL, field);
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { code: error.code, fields: Object.keys(error.fields ?? {}), message: error.fields?.[field] };
  }
}

describe('refuseWeakPassword', () => {
  it.each([
    ['that is on the list', 'iloveyou1'],
    ['that is on the list but for its capitals', 'ILoveYou1'],
    ['that is made of the address', 'Jane.Doe2026'],
    ['that is made of the product', 'Coldpass608'],
  ])('refuses a password %s', (_name, password) => {
    expect(refusalOf(password)?.code).toBe('VALIDATION');
  });

  it.each(['password', 'newPassword'] as const)('reports the refusal at the field %s', (field) => {
    const refusal = refusalOf('password1', field);
    expect(refusal?.fields).toEqual([field]);
    expect(refusal?.message).toContain('too easy to guess');
  });
});

it.each(['correct horse battery', 'Tr1cky-valve-87', 'ZULU KILO 44 mike'])(
  'refuseWeakPassword accepts the password %s',
  (password) => {
    expect(refusalOf(password)).toBeNull();
  },
);
