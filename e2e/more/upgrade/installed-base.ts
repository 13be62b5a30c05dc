import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { BrowserContext } from '@playwright/test';
import { DAY_MS } from '@/lib/kernel/time';
import type { Account } from '../../fixtures/test';
import type { RecordedDatabase } from './database';
import type { RecordedFiles } from './front';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Accounts of the recorded database, and the data stored in their browsers. */
export interface Kept {
  /** Milliseconds since 1970. */
  recordedAt: number;
  school: { instructor: Account; classId: string; code: string; assignmentIds: string[]; results: unknown[] };
  device: { account: Account; storage: StorageState };
  exam: { learner: Account; storage: StorageState };
  signOut: { learner: Account; attemptId: string; storage: StorageState };
  plain: { account: Account; attemptId: string };
}

/** Secrets that only the recorded installation uses. */
export const SECRETS = {
  AUTH_SECRET: 'upgrade-test-secret-that-signs-nothing-elsewhere',
  PASSWORD_PEPPER: 'upgrade-test-pepper-that-keys-nothing-elsewhere',
};

const RELEASE = '7e52e1ee';

const read = <T>(name: string): T =>
  JSON.parse(gunzipSync(readFileSync(join(import.meta.dirname, RELEASE, `${name}.json.gz`))).toString()) as T;

export const readInstalledBase = () => ({
  database: read<RecordedDatabase>('database'),
  files: read<RecordedFiles>('files'),
  kept: read<Kept>('kept'),
});

/**
 * A number of 13 digits counts as a timestamp if it is this close to the time of the recording; otherwise it is an id.
 */
const NEAR_MS = DAY_MS;
const THIRTEEN_DIGITS = /(?<![1-9]\d*)1\d{12}(?!\d)/g;

/**
 * Returns a browser's storage as if it had been recorded just now and on another origin. Keeps only the cookies that
 * scripts can read: the other cookie is encrypted together with its expiry, which cannot be changed.
 */
export function storageAsOfNow(
  storage: StorageState,
  { recordedAt, origin }: { recordedAt: number; origin: string },
): StorageState {
  const now = Date.now();
  const text = JSON.stringify(storage.origins).replace(THIRTEEN_DIGITS, (digits) =>
    Math.abs(Number(digits) - recordedAt) < NEAR_MS ? String(Number(digits) - recordedAt + now) : digits,
  );
  const origins = (JSON.parse(text) as StorageState['origins']).map((kept) => ({ ...kept, origin }));
  const cookies = storage.cookies
    .filter(({ httpOnly }) => !httpOnly)
    .map((cookie) => ({ ...cookie, expires: cookie.expires + (now - recordedAt) / 1_000 }));
  return { cookies, origins };
}
