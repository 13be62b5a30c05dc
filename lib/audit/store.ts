import 'server-only';
import { db } from '@/lib/db/client';

export interface NewEntry {
  actorId: string;
  /** Thing and verb: `question.update`. */
  action: string;
  /** Thing and id: `question:42`. */
  subject: string;
  before?: object | undefined;
  after?: object | undefined;
}

const rowOf = ({ actorId, action, subject, before, after }: NewEntry) => ({
  actorId,
  action,
  subject,
  ...(before ? { before } : {}),
  ...(after ? { after } : {}),
});

export async function createEntries(entries: NewEntry[]): Promise<void> {
  await db.auditEntry.createMany({ data: entries.map(rowOf) });
}
