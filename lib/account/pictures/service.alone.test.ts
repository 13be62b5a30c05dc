import { afterEach, describe, expect, it, vi } from 'vitest';
import { toUserId } from '@/lib/kernel/ids';

const decoding = vi.hoisted(() => ({ now: 0, most: 0 }));
vi.mock('./store', () => ({ savePicture: vi.fn(async () => undefined) }));
vi.mock('sharp', () => {
  const steps = ['autoOrient', 'resize', 'flatten', 'webp', 'timeout'];
  const decoder = {
    ...Object.fromEntries(steps.map((step) => [step, () => decoder])),
    metadata: async () => ({ format: 'jpeg', width: 4_000, height: 3_000, isProgressive: false }),
    toBuffer: async () => {
      decoding.now += 1;
      decoding.most = Math.max(decoding.most, decoding.now);
      await new Promise((resolve) => setTimeout(resolve, 1));
      decoding.now -= 1;
      return Buffer.from('square');
    },
  };
  return { default: Object.assign(() => decoder, { concurrency: () => 1, cache: () => ({}) }) };
});

import { savePicture } from './service';

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);
const save = (upload = JPEG) => savePicture({ userId: toUserId('u'), upload });
const codesOf = (settled: PromiseSettledResult<string>[]) =>
  settled.map((one) => (one.status === 'fulfilled' ? 'saved' : one.reason.code));

afterEach(() => {
  decoding.most = 0;
});

describe('savePicture', () => {
  it('decodes one picture at a time, even after an upload that is not a picture', async () => {
    const uploads = [JPEG, Uint8Array.from([1, 2, 3]), JPEG, JPEG];
    const settled = await Promise.allSettled(uploads.map((upload) => save(upload)));
    expect(codesOf(settled)).toEqual(['saved', 'VALIDATION', 'saved', 'saved']);
    expect(decoding.most).toBe(1);
  });

  it('refuses an upload when too many are waiting, asks for a retry, and accepts later uploads', async () => {
    const settled = await Promise.allSettled(Array.from({ length: 10 }, () => save()));
    expect(codesOf(settled).filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
    expect(await save()).toMatch(/^\/auth\/pictures\//);
  });
});
