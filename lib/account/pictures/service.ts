import 'server-only';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { type QueueLimits, runQueued } from '@/lib/kernel/client-queues';
import type { UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { looksLikePicture, MAX_PIXELS, PICTURE_SIZE, picturePath, refuseSize } from './rules';
import * as store from './store';

const DECODE_SECONDS = 10;

// Limits sharp to one thread and no cache, because pictures are rarely uploaded and must not slow down learners' tests.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Decodes one picture at a time on this instance, because a large picture takes a hundred megabytes of memory. Uploads
 * also count as heavy work, so one network can have at most three uploads waiting.
 */
const PICTURES: QueueLimits = {
  name: 'pictures',
  atOnce: 1,
  mostWaiting: 7,
  refusal: 'Too many pictures are being saved right now. Try again in a few seconds.',
};

interface Upload {
  userId: UserId;
  upload: Uint8Array;
}

/**
 * Decodes the upload and stores it as a small square picture without metadata (location, camera). Returns the picture's
 * path. Throws `VALIDATION` for an upload that is not a picture or is too large, and `RATE_LIMITED` if too many are
 * waiting.
 */
export async function savePicture({ userId, upload }: Upload): Promise<string> {
  const image = await runQueued(PICTURES, { client: 'all', factor: 1 }, () => toSquare(upload));
  const version = randomUUID();
  const path = picturePath(version);
  await store.savePicture({ userId, version, image, path });
  return path;
}

async function toSquare(upload: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const refused = (cause?: unknown) =>
    new Problem('VALIDATION', "We can't use this file. Choose a JPEG, PNG or WebP picture.", { cause });
  if (!looksLikePicture(upload)) throw refused();
  try {
    const picture = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    // Reads only the header of the file, without decoding the picture.
    const refusal = refuseSize(await picture.metadata());
    if (refusal) throw new Problem('VALIDATION', refusal);
    const square = await picture
      .autoOrient()
      .resize(PICTURE_SIZE, PICTURE_SIZE, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82 })
      .timeout({ seconds: DECODE_SECONDS })
      .toBuffer();
    return new Uint8Array(square);
  } catch (error) {
    throw error instanceof Problem ? error : refused(error);
  }
}

export const removePicture = (userId: UserId): Promise<void> => store.deletePicture(userId);

/** Returns the picture with this version. Throws `NOT_FOUND`. */
export async function getPicture(version: string): Promise<Uint8Array<ArrayBuffer>> {
  const image = await store.findPicture(version);
  if (!image) throw new Problem('NOT_FOUND', 'There is no such picture');
  return image;
}
