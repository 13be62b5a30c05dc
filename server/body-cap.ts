import type { IncomingMessage } from 'node:http';
import { giveFunctions } from './own-functions';
import { type Refusal, refusal } from './refusals';

export const tooLarge = (limit: number): Refusal =>
  refusal('PAYLOAD_TOO_LARGE', `The request is larger than ${limit} bytes`);

/**
 * Asks `mayTake` of each part of a body as it arrives, in bytes. Calls `onCut` once, with the first part that may not be taken; the
 * rest is dropped, as fast as the reader asks for it.
 */
export function cutBody(request: IncomingMessage, mayTake: (bytes: number) => boolean, onCut: () => void): void {
  const push = request.push;
  let isCut = false;
  giveFunctions(request, {
    push: (chunk: Buffer | null, encoding?: BufferEncoding) => {
      // The end of a body arrives as null. Of one that was cut off it is dropped too: nobody may act on a body that was cut off.
      if (isCut) return false;
      if (chunk === null || mayTake(chunk.length)) return push.call(request, chunk, encoding);
      isCut = true;
      onCut();
      return false;
    },
  });
}

/** Calls `onExceed` as soon as more than `limit` bytes of a body have arrived. One that announces its length cannot exceed it. */
export function capBody(request: IncomingMessage, limit: number, onExceed: () => void): void {
  if (request.headers['transfer-encoding'] === undefined) return;
  let size = 0;
  const mayTake = (bytes: number) => {
    size += bytes;
    return size <= limit;
  };
  cutBody(request, mayTake, onExceed);
}
