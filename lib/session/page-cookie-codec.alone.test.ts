import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { env, parseEnv } from '@/lib/env';
import { DAY_MS } from '@/lib/kernel/time';
import { openPageCookie } from './page-cookie-codec';

interface Recorded {
  recordedAt: number;
  exam: { learner: { userId: string }; storage: { cookies: { name: string; value: string }[] } };
}
/** The browser storage of an earlier release, recorded by `e2e/more/upgrade`. */
const { exam, recordedAt }: Recorded = JSON.parse(
  gunzipSync(readFileSync('e2e/more/upgrade/7e52e1ee/kept.json.gz')).toString(),
);
const SECRETS = {
  AUTH_SECRET: 'upgrade-test-secret-that-signs-nothing-elsewhere',
  PASSWORD_PEPPER: 'upgrade-test-pepper-that-keys-nothing-elsewhere',
};

/** The cookies that a browser sends if it was last used with that release. */
const jar = {
  get: (name: string) => exam.storage.cookies.find((cookie) => cookie.name === name),
};

afterEach(() => vi.useRealTimers());

it('a page cookie set by an earlier release is valid in this release until it is fourteen days old', async () => {
  env.set(parseEnv(SECRETS));
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(recordedAt + 13 * DAY_MS);
  expect(await openPageCookie(jar)).toMatchObject({ sub: exam.learner.userId });
  vi.setSystemTime(recordedAt + 15 * DAY_MS);
  expect(await openPageCookie(jar)).toBeNull();
});
