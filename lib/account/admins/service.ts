import 'server-only';
import { randomBytes } from 'node:crypto';
import { env } from '@/lib/env';
import { canonicalEmail } from '@/lib/kernel/account';
import { hashPassword } from '@/lib/passwords/service';
import * as store from './store';

const DEFAULT_EMAIL = 'admin@coldpass.test';

/**
 * Makes the first admin of a fresh install. The password is `ADMIN_PASSWORD`, or a random one that is answered here, once,
 * and stored nowhere. Null when there is an admin already.
 */
export async function ensureFirstAdmin(): Promise<{ email: string; password: string | null } | null> {
  if ((await store.countAdmins()) > 0) return null;
  const email = canonicalEmail(env().ADMIN_EMAIL ?? DEFAULT_EMAIL);
  if (email === null) throw new Error('ADMIN_EMAIL is not an email address. Correct it and start again.');
  const chosen = env().ADMIN_PASSWORD ?? null;
  const password = chosen ?? randomBytes(12).toString('base64url');
  await store.saveAdmin({ email, passwordHash: await hashPassword(password), passwordChosen: true });
  return { email, password: chosen === null ? password : null };
}
