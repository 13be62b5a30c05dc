import 'server-only';
import { test as isCommon } from 'fxa-common-password-list';
import { isContextual } from '@/lib/auth/rules';
import { Problem } from '@/lib/kernel/problem';

/** Throws `VALIDATION` at the field for a password that is on lists of common ones or contains the address. */
export function refuseWeakPassword(password: string, email: string, field: 'password' | 'newPassword'): void {
  if (!isCommon(password) && !isCommon(password.toLowerCase()) && !isContextual(password, email)) return;
  const message = 'This password is too easy to guess. Choose another one.';
  throw new Problem('VALIDATION', message, { fields: { [field]: message } });
}
