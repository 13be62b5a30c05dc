import { accountName } from '@/lib/kernel/account';
import type { AuditView } from './contract';
import type { AuditRow } from './store';

const subjectNameOf = ({ firstName, lastName, subjectEmail, joinedAt, deviceName }: AuditRow): string => {
  if (firstName === null || lastName === null || joinedAt === null) return '';
  return subjectEmail ?? accountName({ firstName, lastName, email: null, createdAt: joinedAt, deviceName });
};

export const viewEntry = (row: AuditRow): AuditView => ({
  id: row.id,
  actor: row.actorEmail ?? '',
  action: row.action,
  subject: row.subject,
  subjectEmail: row.subjectEmail ?? '',
  subjectName: subjectNameOf(row),
  before: row.before,
  after: row.after,
  createdAt: row.createdAt.toISOString(),
});
