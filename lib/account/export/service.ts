import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { requireOwnAccount } from '@/lib/account/service';
import { listWithheld } from '@/lib/attempts/keys/service';
import type { UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { log } from '@/lib/log';
import * as store from './store';
import { viewRow } from './view';

/** At once on one instance: each reads a batch of rows at a time, and the others wait for nothing. */
const MOST_AT_ONCE = 4;

declare global {
  var __coldpassExports: Set<string> | undefined;
}

/** Whose exports are being made now. */
function running(): Set<string> {
  globalThis.__coldpassExports ??= new Set();
  return globalThis.__coldpassExports;
}

interface Asked {
  viewer: { userId: UserId };
  id: UserId;
  now: Date;
}

/**
 * Everything that is held about the viewer, by table, as the text of a JSON object, a part at a time. Throws `NOT_FOUND` for any
 * other account, `RATE_LIMITED` while one is being made for the account, `UNAVAILABLE` while many are.
 */
export async function exportAccount(request: Asked): Promise<AsyncGenerator<string>> {
  const userId = requireOwnAccount(request);
  if (running().has(userId)) {
    throw new Problem('RATE_LIMITED', 'Your data is being downloaded already. Wait until that has ended.', {
      retryAfterSeconds: 10,
    });
  }
  if (running().size >= MOST_AT_ONCE) {
    throw new Problem('UNAVAILABLE', 'Several people are downloading their data. Try again in a minute.', {
      retryAfterSeconds: 60,
    });
  }
  return write(userId, request.now);
}

/**
 * Ends, and lets the next one begin, also when the receiver goes away. It counts as running from its first part on, because one that
 * is never asked for a part (the answer to a HEAD) would never end.
 */
async function* write(userId: UserId, now: Date): AsyncGenerator<string> {
  if (running().has(userId)) throw new Error('Another export of the account has begun in the same moment');
  running().add(userId);
  let rows = 0;
  try {
    yield `{"exportedAt":${JSON.stringify(now.toISOString())}`;
    for await (const { table, parts } of store.readEverythingAbout(userId)) {
      yield `,${JSON.stringify(table)}:[`;
      let isFirst = true;
      for await (const part of parts) {
        if (part.length === 0) continue;
        rows += part.length;
        // Asked again: an exam may have begun since the last part was taken.
        const withheld = await listWithheld(userId);
        yield `${isFirst ? '' : ','}${part.map((row) => JSON.stringify(viewRow(row, { userId, withheld }))).join(',')}`;
        isFirst = false;
        // Others get their turn between two parts.
        await setImmediate();
      }
      yield ']';
    }
    yield '}';
    log.info('account exported', { userId, rows });
  } finally {
    running().delete(userId);
  }
}
