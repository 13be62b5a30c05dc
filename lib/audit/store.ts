import 'server-only';
import { db, transact } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';

export interface NewEntry {
  actorId: string;
  /** Kind of object and verb, such as `question.update`. */
  action: string;
  /** Kind of object and id, such as `question:42`. */
  subject: string;
  before?: object | undefined;
  after?: object | undefined;
}

/**
 * Time limits in milliseconds: how long the transaction may run, and how long it may wait for a connection. Prisma's
 * defaults apply to missing values.
 */
export interface Patience {
  timeout?: number;
  maxWait?: number;
}

/** Runs work in a transaction. If the work throws, nothing is stored. */
export const inTransaction = <T>(
  work: (tx: Prisma.TransactionClient) => Promise<T>,
  patience: Patience = {},
): Promise<T> => transact(work, patience);

/**
 * Writes all entries in one statement. Prisma's `createMany` would take ten times as long for the ten thousand entries
 * of an import.
 */
export async function createEntries(tx: Prisma.TransactionClient, entries: NewEntry[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO audit_entries (id, actor_id, action, subject, before, after, created_at)
    SELECT gen_random_uuid(), "actorId", action, subject, before, after, clock_timestamp()
    FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      AS entry("actorId" uuid, action text, subject text, before jsonb, after jsonb)`;
}

export interface AuditRow {
  id: string;
  action: string;
  subject: string;
  before: unknown;
  after: unknown;
  createdAt: Date;
  /** Null for a command on the server's machine and for a deleted account. */
  actorEmail: string | null;
  /**
   * Email address of the account that was changed. It is looked up in `users`, because entries store no addresses. Null
   * also for a device account.
   */
  subjectEmail: string | null;
  /**
   * First name of the account that was changed. This and the next three fields are null if the account no longer
   * exists.
   */
  firstName: string | null;
  lastName: string | null;
  joinedAt: Date | null;
  deviceName: string | null;
}

export interface AuditFilter {
  /** Prefix of the actions to list; null lists every action. */
  action: string | null;
  subject: string | null;
  page: number;
  size: number;
}

/** Lists the entries of a page. Looks up emails only for the rows of this page. */
export async function listEntries(filter: AuditFilter): Promise<{ rows: AuditRow[]; totalItems: number }> {
  const { action, subject, page, size } = filter;
  // Escapes the wildcards of LIKE.
  const beginning = action === null ? null : `${action.replace(/[\\%_]/g, '\\$&')}%`;
  const matching = Prisma.sql`
    FROM audit_entries WHERE (${beginning}::text IS NULL OR action LIKE ${beginning}::text)
      AND (${subject}::text IS NULL OR subject = ${subject}::text)`;
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<AuditRow[]>`
      WITH entry AS (SELECT * ${matching} ORDER BY created_at DESC, id DESC LIMIT ${size} OFFSET ${page * size})
      SELECT entry.id, entry.action, entry.subject, entry.before, entry.after, entry.created_at AS "createdAt",
        actor.email AS "actorEmail", person.email AS "subjectEmail",
        person.first_name AS "firstName", person.last_name AS "lastName", person.created_at AS "joinedAt",
        (SELECT s.device_name FROM sessions s WHERE s.user_id = person.id ORDER BY s.created_at LIMIT 1) AS "deviceName"
      FROM entry LEFT JOIN users actor ON actor.id = entry.actor_id
      LEFT JOIN users person ON person.id = CASE
        WHEN entry.subject ~ '^(user|person):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        THEN split_part(entry.subject, ':', 2)::uuid END
      ORDER BY entry.created_at DESC, entry.id DESC`,
    db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${matching}`,
  ]);
  return { rows, totalItems: counted?.total ?? 0 };
}
