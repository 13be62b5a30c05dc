import { afterEach, expect, it, vi } from 'vitest';
import { readInstalledBase, SECRETS } from '@/e2e/upgrade/installed-base';
import { env, parseEnv } from '@/lib/env';
import { DAY_MS } from '@/lib/kernel/time';
import { openPageCookie } from './page-cookie-codec';

const { exam, recordedAt } = readInstalledBase().kept;

/** The cookies that a browser of the recorded release sends. */
const jar = {
  get: (name: string) => exam.storage.cookies.find((cookie) => cookie.name === name),
};

afterEach(() => vi.useRealTimers());

it('opens the page cookie of the recorded release until it is fourteen days old', async () => {
  env.set(parseEnv(SECRETS));
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(recordedAt + 13 * DAY_MS);
  expect(await openPageCookie(jar)).toMatchObject({ sub: exam.learner.userId });
  vi.setSystemTime(recordedAt + 15 * DAY_MS);
  expect(await openPageCookie(jar)).toBeNull();
});
