import type { IncomingMessage } from 'node:http';

/**
 * What is still to arrive of bodies that nobody reads. It is taken off its connection all the same, because a client that is sending
 * might not see the answer before it has sent everything; but a little at a time over all connections, because at once thirty senders
 * of some megabytes would keep everybody else waiting while their bytes are copied.
 */

/** Announced as less than this, it arrives with two or three looks and is dropped at once. */
const SMALL_BYTES = 64 * 1024;
/** Between two looks. Node delivers 64 kB at most at each: 16 MB in a second, of all together. */
const TURN_MS = 4;

/** The one that was looked at longest ago is the first. */
const senders = new Set<IncomingMessage>();
let timer: NodeJS.Timeout | null = null;

/** How many bodies are being dropped. */
export const countSenders = (): number => senders.size;

/** Bytes that a request announces: none where it names neither a length nor chunks. */
const announced = ({ headers }: IncomingMessage): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Number.POSITIVE_INFINITY;

/** To be called before the answer is ended: Node takes what nobody has begun to read at full speed from then on. */
export function dropBody(request: IncomingMessage): void {
  // Not by `complete` alone: when a request is passed to the handler, Node has yet to find out that no body follows.
  if (request.complete || announced(request) <= SMALL_BYTES) {
    request.resume();
    return;
  }
  if (isOver(request)) return;
  look(request);
  senders.add(request);
  timer ??= setInterval(takeTurn, TURN_MS).unref();
}

function takeTurn(): void {
  for (const request of senders) {
    senders.delete(request);
    // What has ended takes nobody's turn.
    if (isOver(request)) continue;
    look(request);
    senders.add(request);
    break;
  }
  if (senders.size > 0 || timer === null) return;
  clearInterval(timer);
  timer = null;
}

/** Drops what has arrived, and has Node take the next part from the connection. */
function look(request: IncomingMessage): void {
  request.read();
  // `read` asks for more by itself unless it waits for a part that `capBody` has dropped.
  request._read(0);
}

function isOver(request: IncomingMessage): boolean {
  // One that has been answered is not told that its connection has gone.
  if (request.destroyed || request.socket.destroyed) return true;
  // What has arrived last is in memory already; taken, it lets the request end.
  if (request.complete) request.resume();
  return request.complete;
}
