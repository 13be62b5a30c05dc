import { randomBytes, randomUUID } from 'node:crypto';
import { startDeviceAccount } from '@/lib/auth/devices-service';
import { registerUser } from '@/lib/auth/service';
import { withMailStored } from '@/lib/before-answer';
import { db } from '@/lib/db/client';

/** Creates people for database tests with the product's own registration, and deletes them after the tests. */

export const PASSWORD = 'a long enough sentence';
export const ORIGIN = { address: '192.0.2.1', deviceName: 'Firefox on Linux', language: 'en' as const };
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

/** Creates a person with a confirmed address. */
export async function makeConfirmedPerson() {
  const person = await makePerson();
  await db.user.update({ where: { id: person.id }, data: { emailVerifiedAt: NOW } });
  return person;
}

/** Returns a new network address, so that tests do not use up each other's rate limits. */
export const newNetwork = (): string => `2001:db8:${randomBytes(2).toString('hex')}:1::1`;

const devices: string[] = [];

export async function makeDevice(now = NOW) {
  const signedIn = await startDeviceAccount({ ...ORIGIN, address: newNetwork() }, now);
  devices.push(signedIn.user.id);
  return { ...signedIn, id: signedIn.user.id };
}

export async function erasePeople(): Promise<void> {
  await db.user.deleteMany({ where: { OR: [{ email: { endsWith: `@${HOST}` } }, { id: { in: devices.splice(0) } }] } });
}
