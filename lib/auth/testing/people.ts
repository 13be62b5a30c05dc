import { randomUUID } from 'node:crypto';
import { registerUser } from '@/lib/auth/service';
import { db } from '@/lib/db/client';
import { withMailStored } from '@/lib/mail/before-answer/adapter';

/** People for database tests: made through the product's own registration and erased at the end. */

export const PASSWORD = 'a long enough sentence';
export const ORIGIN = { address: '192.0.2.1', deviceName: 'Firefox on Linux' };
export const NOW = new Date('2026-11-21T12:00:00Z');
export const later = (ms: number): Date => new Date(NOW.getTime() + ms);

export const HOST = 'people.test';

export const newEmail = (): string => `${randomUUID()}@${HOST}`;

export const registration = (email: string) => ({
  email,
  password: PASSWORD,
  firstName: 'Test',
  lastName: 'Learner',
  passwordGenerated: false,
  origin: ORIGIN,
  now: NOW,
});

export async function makePerson() {
  const signedIn = await withMailStored(() => registerUser(registration(newEmail())));
  return { ...signedIn, id: signedIn.user.id, email: signedIn.user.email };
}

export async function erasePeople(): Promise<void> {
  await db.user.deleteMany({ where: { email: { endsWith: `@${HOST}` } } });
}
