import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { refuseSize } from './rules';

const header = { format: 'png', width: 5_000, height: 5_000, channels: 4, depth: 'uchar', isProgressive: false };

describe('refuseSize', () => {
  it.each([
    ['a PNG of 25 million pixels', {}],
    ['a WebP of 25 million pixels', { format: 'webp' }],
    ['a photo of 99 million pixels', { format: 'jpeg', width: 11_000, height: 9_000, channels: 3 }],
    [
      'a progressive photo of 24 million pixels',
      { format: 'jpeg', width: 6_000, height: 4_000, channels: 3, isProgressive: true, chromaSubsampling: '4:2:0' },
    ],
  ])('accepts %s', (_what, given) => {
    expect(refuseSize({ ...header, ...given })).toBeNull();
  });

  it.each([
    ['a PNG of more pixels, however small each is', { width: 5_001, channels: 1 }],
    ['a WebP of more pixels', { format: 'webp', width: 5_001, channels: 3 }],
    [
      'an interlaced PNG with two bytes for each channel, which unpacks to 200 MB',
      { depth: 'ushort', isProgressive: true },
    ],
    [
      'a progressive photo that unpacks to 300 MB',
      { format: 'jpeg', width: 11_000, height: 9_000, channels: 3, isProgressive: true, chromaSubsampling: '4:2:0' },
    ],
  ])('refuses %s', (_what, given) => {
    expect(refuseSize({ ...header, ...given })).toMatch(/too many pixels/);
  });

  it('refuses an interlaced PNG of 49 million pixels by its header alone', async () => {
    const picture = sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#0b4f6c' } });
    const file = await picture.png({ progressive: true, compressionLevel: 1 }).toBuffer();
    const read = await sharp(file).metadata();
    expect(read).toMatchObject({ format: 'png', isProgressive: true });
    expect(refuseSize(read)).toMatch(/too many pixels/);
  });
});
