import 'server-only';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { UserId } from '@/lib/kernel/ids';
import { perProcess } from '@/lib/kernel/per-process';
import { Problem } from '@/lib/kernel/problem';
import { looksLikePicture, MAX_PIXELS, PICTURE_SIZE, picturePath, refuseSize } from './rules';
import * as store from './store';

const DECODE_SECONDS = 10;

// One thread and no cache: pictures are rare, test-takers are not.
sharp.concurrency(1);
sharp.cache(false);

/** Pictures are decoded one after the other, because a large one takes a hundred megabytes in memory. */
const MAX_WAITING = 8;
/** Few places for each connection, because accounts cost nothing. */
const MAX_WAITING_OF_CONNECTION = 2;

interface Queue {
  /** The connection of each picture that is being decoded or waits. */
  waiting: string[];
  last: Promise<unknown>;
}

const queueOf = perProcess('pictures in turn', (): Queue => ({ waiting: [], last: Promise.resolve() }));

/** Throws `UNAVAILABLE` when many pictures wait already, or two from this connection. */
function inTurn<T>(connection: string, work: () => Promise<T>): Promise<T> {
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
  // A picture that cannot be decoded does not block those behind it.
  queue.last = mine.catch(() => undefined);
  return mine;
}

interface Upload {
  userId: UserId;
  /** Named by `connectionOf`. */
  connection: string;
  upload: Uint8Array;
}

/**
 * Decodes the upload and stores a small square of it, so that no metadata (location, camera) survives. Returns the
 * address of the picture. Throws `VALIDATION` for an upload that is no picture or too large, `UNAVAILABLE` when many
 * wait.
 */
export async function savePicture({ userId, connection, upload }: Upload): Promise<string> {
  const image = await inTurn(connection, () => toSquare(upload));
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
    // Only the header is read here.
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

/** Throws `NOT_FOUND`. */
export async function getPicture(version: string): Promise<Uint8Array<ArrayBuffer>> {
  const image = await store.findPicture(version);
  if (!image) throw new Problem('NOT_FOUND', 'There is no such picture');
  return image;
}
