import type { IncomingMessage } from 'node:http';
import { type Refusal, refusal } from './refusals';

export const tooLarge = (limit: number): Refusal =>
  refusal('PAYLOAD_TOO_LARGE', `The request is larger than ${limit} bytes`);

/** Calls `onExceed` as soon as more than `limit` bytes of a body have arrived; the rest is dropped, as fast as the reader asks for it. */
export function capBody(request: IncomingMessage, limit: number, onExceed: () => void): void {
  if (request.headers['transfer-encoding'] === undefined) return;
  const push = request.push;
  let size = 0;
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    // The end of a body arrives as null. Of one that was too long it is dropped too: nobody may act on a body that was cut off.
    const length = chunk?.length ?? 0;
    size += length;
    if (size <= limit) return push.call(request, chunk, encoding);
    if (size - length <= limit && length > 0) onExceed();
    return false;
  };
}
