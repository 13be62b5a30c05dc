import type { IncomingMessage } from 'node:http';
import { giveFunctions } from './own-functions';

interface Waits {
  /** Called where the body has not all come with its head. */
  pause: () => void;
  /** Called when the last of it has come; what reads the body hears of its end once `end` is called. */
  resume: (end: () => void) => void;
}

/** Lets a request that waits for its sender give back what it holds, and take it again before the work on the body begins. */
export function awaitBody(request: IncomingMessage, { pause, resume }: Waits): void {
  if (request.complete) return;
  const push = request.push;
  let isPaused = false;
  // What came in the same packet as the head has been read by then.
  setImmediate(() => {
    if (request.complete || request.destroyed) return;
    isPaused = true;
    pause();
  });
  giveFunctions(request, {
    push: (chunk: Buffer | null, encoding?: BufferEncoding) => {
      if (chunk !== null || !isPaused) return push.call(request, chunk, encoding);
      resume(() => push.call(request, null));
      return false;
    },
  });
}
