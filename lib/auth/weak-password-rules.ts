import 'server-only';
import { test as isCommon } from 'fxa-common-password-list';
import { Problem } from '@/lib/kernel/problem';
import { isContextual } from './rules';

/**
 * Throws `VALIDATION` for the field `field` if the password is on a list of common passwords or is easy to guess for
 * this user.
 */
export function refuseWeakPassword(password: string, email: string, field: 'password' | 'newPassword'): void {
  if (!isCommon(password) && !isCommon(password.toLowerCase()) && !isContextual(password, email)) return;
  const message = 'This password is too easy to guess. Choose another one.';
  throw new Problem('VALIDATION', message, { fields: { [field]: message } });
}
