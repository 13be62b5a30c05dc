import 'server-only';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { UserId } from '@/lib/kernel/ids';
import { perProcess } from '@/lib/kernel/per-process';
import { Problem } from '@/lib/kernel/problem';
import { looksLikePicture, MAX_PIXELS, PICTURE_SIZE, picturePath, refuseSize } from './rules';
import * as store from './store';

const DECODE_SECONDS = 10;

// One thread and no cache, because pictures are rare and must not slow down tests.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Maximum number of waiting pictures. They are decoded one by one, because a large picture takes a hundred megabytes of
 * memory.
 */
const MAX_WAITING = 8;
/** Maximum number of waiting pictures per connection, because a script can create any number of accounts. */
const MAX_WAITING_OF_CONNECTION = 2;

interface Queue {
  /** Keys of the connections whose pictures are being decoded or are waiting. */
  waiting: string[];
  last: Promise<unknown>;
}

const queueOf = perProcess('queue of pictures', (): Queue => ({ waiting: [], last: Promise.resolve() }));

/**
 * Runs work after all earlier work has ended. Throws `UNAVAILABLE` if too many pictures are waiting, in total or from
 * this connection.
 */
function queued<T>(connection: string, work: () => Promise<T>): Promise<T> {
  const queue = queueOf();
  const ofConnection = queue.waiting.filter((one) => one === connection).length;
  if (queue.waiting.length >= MAX_WAITING || ofConnection >= MAX_WAITING_OF_CONNECTION) {
    throw new Problem('UNAVAILABLE', 'Too many pictures are being saved right now. Try again in a few seconds.', {
      retryAfterSeconds: 5,
    });
  }
  queue.waiting.push(connection);
  const mine = queue.last.then(work).finally(() => {
    queue.waiting.splice(queue.waiting.indexOf(connection), 1);
  });
  // If a picture cannot be decoded, the next picture is still processed.
  queue.last = mine.catch(() => undefined);
  return mine;
}

interface Upload {
  userId: UserId;
  /** Key returned by `connectionOf`. */
  connection: string;
  upload: Uint8Array;
}

/**
 * Decodes the upload and stores it as a small square picture without metadata (location, camera). Returns the picture's
 * path. Throws `VALIDATION` for an upload that is not a picture or is too large, and `UNAVAILABLE` if too many are
 * waiting.
 */
export async function savePicture({ userId, connection, upload }: Upload): Promise<string> {
  const image = await queued(connection, () => toSquare(upload));
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
    // Reads only the header of the file.
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
