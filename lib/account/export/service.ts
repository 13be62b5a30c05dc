import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { requireOwnAccount } from '@/lib/account/service';
import { listWithheld } from '@/lib/attempts/keys/service';
import type { UserId } from '@/lib/kernel/ids';
import { perProcess } from '@/lib/kernel/per-process';
import { Problem } from '@/lib/kernel/problem';
import { log } from '@/lib/log';
import * as store from './store';
import { viewRow } from './view';

/** Exports running at once on one instance. Each reads one batch of rows at a time. */
const MOST_AT_ONCE = 4;
/**
 * Time limit of an export, because others wait for its place. 256 kbit/s are enough for 5.7 MB, several times an
 * ordinary account. The largest account, some 30 MB, needs 1.4 Mbit/s.
 */
export const LONGEST_MS = 180_000;

/** Users whose exports are running, each with the connection that receives it. */
const running = perProcess('exports', () => new Map<UserId, string>());

interface Asked {
  viewer: { userId: UserId };
  id: UserId;
  now: Date;
  /** Named by `connectionOf`. Each connection has one place, because accounts cost nothing. */
  connection: string;
}

/**
 * Streams everything that is stored about the viewer, by table, as the text of a JSON object. Throws `NOT_FOUND` for
 * any other account, `RATE_LIMITED` while one is running for the account or its connection, `UNAVAILABLE` while many
 * are.
 */
export async function exportAccount(request: Asked): Promise<AsyncGenerator<string>> {
  const userId = requireOwnAccount(request);
  if (running().has(userId)) {
    throw new Problem('RATE_LIMITED', 'Your data is already being downloaded. Wait until that download ends.', {
      retryAfterSeconds: 10,
    });
  }
  if (isTaking(request.connection)) {
    throw new Problem('RATE_LIMITED', 'Someone on your network is downloading their data. Try again in a minute.', {
      retryAfterSeconds: 30,
    });
  }
  if (running().size >= MOST_AT_ONCE) {
    throw new Problem('UNAVAILABLE', 'Several people are downloading their data. Try again in a minute.', {
      retryAfterSeconds: 60,
    });
  }
  return write(userId, request);
}

const isTaking = (connection: string): boolean => [...running().values()].includes(connection);

/**
 * Frees the place at the end, even if the receiver disconnects. The export counts as running from its first part,
 * because the response to a HEAD never reads a part and would never end.
 */
async function* write(userId: UserId, { now, connection }: Asked): AsyncGenerator<string> {
  if (running().has(userId) || isTaking(connection)) throw new Error('Another export has begun in the same moment');
  running().set(userId, connection);
  const begunAt = Date.now();
  let rows = 0;
  try {
    yield `{"exportedAt":${JSON.stringify(now.toISOString())}`;
    for await (const { table, parts } of store.readEverythingAbout(userId)) {
      yield `,${JSON.stringify(table)}:[`;
      let isFirst = true;
      for await (const part of parts) {
        if (Date.now() - begunAt > LONGEST_MS) throw new Error('The receiver took too long for all of an export');
        if (part.length === 0) continue;
        rows += part.length;
        // Read again for each part: an exam may have begun since the last one.
        const withheld = await listWithheld(userId);
        yield `${isFirst ? '' : ','}${part.map((row) => JSON.stringify(viewRow(row, { userId, withheld }))).join(',')}`;
        isFirst = false;
        // Other requests get their turn between two parts.
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
