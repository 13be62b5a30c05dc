import type { IncomingMessage } from 'node:http';
import { BODY_LIMIT_BYTES } from '@/lib/kernel/endpoint';

/**
 * How much of large bodies is in memory at once. An account may have one upload at a time, but one client may have many accounts: what
 * is announced of all uploads together is bounded, and how many of them come from one connection.
 */

const MOST_BYTES = 64 * 1024 * 1024;
const MOST_OF_CONNECTION = 4;

/** To be called once the body is no longer used; more often does no harm. */
type Release = () => void;

interface Asked {
  /** Names the connection that it comes from. */
  connection: string;
  /** Bytes that it can become: what is announced, else what its endpoint takes. */
  bytes: number;
}

export class BodyBudget {
  private bytes = 0;
  private readonly counts = new Map<string, number>();

  /** Null where there is no room for it now. What is as small as most bodies always has room. */
  take({ connection, bytes }: Asked): Release | null {
    if (bytes <= BODY_LIMIT_BYTES) return () => undefined;
    const count = this.counts.get(connection) ?? 0;
    if (count >= MOST_OF_CONNECTION || this.bytes + bytes > MOST_BYTES) return null;
    this.bytes += bytes;
    this.counts.set(connection, count + 1);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.bytes -= bytes;
      const left = (this.counts.get(connection) ?? 0) - 1;
      if (left > 0) this.counts.set(connection, left);
      else this.counts.delete(connection);
    };
  }
}

/** How long the body of a request can become. */
export function bytesOf({ headers }: IncomingMessage, limit: number): number {
  if (headers['transfer-encoding'] !== undefined) return limit;
  return Number(headers['content-length'] ?? 0);
}
