import 'server-only';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';

export interface NewEntry {
  actorId: string;
  /** Thing and verb: `question.update`. */
  action: string;
  /** Thing and id: `question:42`. */
  subject: string;
  before?: object | undefined;
  after?: object | undefined;
}

/** Milliseconds: how long the work may take, and how long it may wait for a connection; Prisma's own where not given. */
export interface Patience {
  timeout?: number;
  maxWait?: number;
}

/** Everything that is done with the transaction is kept, or, when the work throws, none of it. */
export const inTransaction = <T>(
  work: (tx: Prisma.TransactionClient) => Promise<T>,
  patience: Patience = {},
): Promise<T> => db.$transaction(work, patience);

/** One statement, however many: an import writes ten thousand, for which Prisma's own way takes ten times as long. */
export async function createEntries(tx: Prisma.TransactionClient, entries: NewEntry[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO audit_entries (id, actor_id, action, subject, before, after, created_at)
    SELECT gen_random_uuid(), "actorId", action, subject, before, after, clock_timestamp()
    FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      AS entry("actorId" uuid, action text, subject text, before jsonb, after jsonb)`;
}

const shown = {
  id: true,
  action: true,
  subject: true,
  before: true,
  after: true,
  createdAt: true,
  actor: { select: { email: true } },
} as const;

export type AuditRow = Prisma.AuditEntryGetPayload<{ select: typeof shown }>;

export interface AuditFilter {
  /** Null: every action, everything. */
  action: string | null;
  subject: string | null;
  page: number;
  size: number;
}

export async function listEntries(filter: AuditFilter): Promise<{ rows: AuditRow[]; totalItems: number }> {
  const { action, subject, page, size } = filter;
  const where = {
    // A wildcard of LIKE is a sign like any other.
    ...(action === null ? {} : { action: { startsWith: action.replace(/[\\%_]/g, '\\$&') } }),
    ...(subject === null ? {} : { subject }),
  };
  const [rows, totalItems] = await Promise.all([
    db.auditEntry.findMany({
      where,
      select: shown,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: page * size,
      take: size,
    }),
    db.auditEntry.count({ where }),
  ]);
  return { rows, totalItems };
}
