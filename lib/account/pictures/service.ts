import 'server-only';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { UserId } from '@/lib/kernel/ids';
import { perProcess } from '@/lib/kernel/per-process';
import { Problem } from '@/lib/kernel/problem';
import { looksLikePicture, PICTURE_SIZE, picturePath } from './rules';
import * as store from './store';

/** More than any phone's camera takes; a small file that unpacks to more is an attack. */
const MAX_PIXELS = 100_000_000;
const DECODE_SECONDS = 10;

// On one thread, and nothing kept: pictures are rare, test-takers are not.
sharp.concurrency(1);
sharp.cache(false);

/** A large picture unpacks to hundreds of megabytes, so they are decoded one after the other. */
const MAX_WAITING = 8;
const queueOf = perProcess('pictures in turn', () => ({ waiting: 0, last: Promise.resolve() as Promise<unknown> }));

/** Throws `UNAVAILABLE` when many wait already. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const queue = queueOf();
  if (queue.waiting >= MAX_WAITING) {
    throw new Problem('UNAVAILABLE', 'Too many pictures are being saved right now. Try again in a few seconds.', {
      retryAfterSeconds: 5,
    });
  }
  queue.waiting += 1;
  const mine = queue.last.then(work).finally(() => {
    queue.waiting -= 1;
  });
  // A picture that could not be decoded does not hold up those behind it.
  queue.last = mine.catch(() => undefined);
  return mine;
}

/**
 * Decodes the upload and keeps a small square of it: nothing that was hidden in the file, place and camera included,
 * survives. Returns the address of the picture. Throws `VALIDATION` for what is no picture, `UNAVAILABLE` when many wait.
 */
export async function savePicture(userId: UserId, upload: Uint8Array): Promise<string> {
  const image = await inTurn(() => toSquare(upload));
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
    const square = await sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(PICTURE_SIZE, PICTURE_SIZE, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82 })
      .timeout({ seconds: DECODE_SECONDS })
      .toBuffer();
    return new Uint8Array(square);
  } catch (error) {
    throw refused(error);
  }
}

export const removePicture = (userId: UserId): Promise<void> => store.deletePicture(userId);

/** Throws `NOT_FOUND`. */
export async function getPicture(version: string): Promise<Uint8Array<ArrayBuffer>> {
  const image = await store.findPicture(version);
  if (!image) throw new Problem('NOT_FOUND', 'There is no such picture');
  return image;
}
