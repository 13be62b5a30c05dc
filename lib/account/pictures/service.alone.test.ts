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
const save = (connection: string, upload = JPEG) => savePicture({ userId: toUserId('u'), connection, upload });
const codesOf = (settled: PromiseSettledResult<string>[]) =>
  settled.map((one) => (one.status === 'fulfilled' ? 'saved' : one.reason.code));

afterEach(() => {
  decoding.most = 0;
});

describe('savePicture', () => {
  it('decodes one picture at a time, even after an upload that is not a picture', async () => {
    const uploads = [JPEG, Uint8Array.from([1, 2, 3]), JPEG, JPEG];
    const settled = await Promise.allSettled(uploads.map((upload, place) => save(`192.0.2.${place}`, upload)));
    expect(codesOf(settled)).toEqual(['saved', 'VALIDATION', 'saved', 'saved']);
    expect(decoding.most).toBe(1);
  });

  it('refuses an upload when too many are waiting, asks for a retry, and accepts later uploads', async () => {
    const settled = await Promise.allSettled(Array.from({ length: 10 }, (_, place) => save(`192.0.2.${place}`)));
    expect(codesOf(settled).filter((code) => code === 'UNAVAILABLE')).toHaveLength(2);
    expect(await save('192.0.2.1')).toMatch(/^\/auth\/pictures\//);
  });

  it('lets one connection wait with at most two pictures, so that other connections are not blocked', async () => {
    const crowd = Array.from({ length: 9 }, () => save('192.0.2.1'));
    const other = save('198.51.100.1');
    expect(codesOf(await Promise.allSettled(crowd)).filter((code) => code === 'saved')).toHaveLength(2);
    expect(await other).toMatch(/^\/auth\/pictures\//);
    expect(await save('192.0.2.1')).toMatch(/^\/auth\/pictures\//);
  });
});
