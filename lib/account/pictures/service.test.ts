import { afterEach, describe, expect, it, vi } from 'vitest';
import { toUserId } from '@/lib/kernel/ids';

const decoding = vi.hoisted(() => ({ now: 0, most: 0 }));
vi.mock('./store', () => ({ savePicture: vi.fn(async () => undefined) }));
vi.mock('sharp', () => {
  const steps = ['autoOrient', 'resize', 'flatten', 'webp', 'timeout'];
  const decoder = {
    ...Object.fromEntries(steps.map((step) => [step, () => decoder])),
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
const codesOf = (settled: PromiseSettledResult<string>[]) =>
  settled.map((one) => (one.status === 'fulfilled' ? 'saved' : one.reason.code));

afterEach(() => {
  decoding.most = 0;
});

describe('saving pictures', () => {
  it('decodes one at a time, also behind one that is no picture', async () => {
    const uploads = [JPEG, Uint8Array.from([1, 2, 3]), JPEG, JPEG];
    const settled = await Promise.allSettled(uploads.map((upload) => savePicture(toUserId('u'), upload)));
    expect(codesOf(settled)).toEqual(['saved', 'VALIDATION', 'saved', 'saved']);
    expect(decoding.most).toBe(1);
  });

  it('asks to come again when many wait, and goes on afterwards', async () => {
    const settled = await Promise.allSettled(Array.from({ length: 10 }, () => savePicture(toUserId('u'), JPEG)));
    expect(codesOf(settled).filter((code) => code === 'UNAVAILABLE')).toHaveLength(2);
    expect(await savePicture(toUserId('u'), JPEG)).toMatch(/^\/auth\/pictures\//);
  });
});
