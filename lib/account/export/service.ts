import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { requireOwnAccount } from '@/lib/account/service';
import { withholdForDraw } from '@/lib/attempts/answer-keys/service';
import type { UserId } from '@/lib/kernel/ids';
import { perProcess } from '@/lib/kernel/per-process';
import { Problem } from '@/lib/kernel/problem';
import { log } from '@/lib/log';
import * as store from './store';
import { viewRow } from './view';

/** Maximum number of exports that one instance runs at the same time. Each export holds one batch of rows in memory. */
const MOST_AT_ONCE = 4;
/**
 * Time limit of an export in milliseconds. It is needed because other exports may be waiting to start. At 256 kbit/s it
 * is enough for 5.7 MB, several times the size of an ordinary account. The largest account, about 30 MB, needs 1.4
 * Mbit/s.
 */
export const LONGEST_MS = 180_000;

/** Running exports: maps the user's id to the key of the connection that requested the export. */
const running = perProcess('exports', () => new Map<UserId, string>());

interface Asked {
  viewer: { userId: UserId };
  id: UserId;
  now: Date;
  /**
   * Key returned by `connectionOf`. Each connection may run only one export, because a script can create any number of
   * accounts.
   */
  connection: string;
}

/**
 * Streams everything that is stored about the viewer as the text of a JSON object with one key per table. Throws
 * `NOT_FOUND` for another account, `RATE_LIMITED` while an export is running for the account or the connection, and
 * `UNAVAILABLE` while too many exports are running.
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
 * Generates the text of the export. The export counts as running from the time when its first part is read until it
 * ends or the receiver disconnects. It must not count earlier: the response to a HEAD request reads no part, so its
 * export would never end.
 */
async function* write(userId: UserId, { now, connection }: Asked): AsyncGenerator<string> {
  if (running().has(userId) || isTaking(connection)) throw new Error('Another export has begun at the same moment');
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
        // The withheld questions are read again for each part, because the user may have started an exam in the
        // meantime.
        const withheld = await withholdForDraw(userId);
        yield `${isFirst ? '' : ','}${part.map((row) => JSON.stringify(viewRow(row, { userId, withheld }))).join(',')}`;
        isFirst = false;
        // Lets other requests run between two parts.
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
