import type { AuditView } from './contract';
import type { AuditRow } from './store';

export const viewEntry = (row: AuditRow): AuditView => ({
  id: row.id,
  actor: row.actorEmail ?? '',
  action: row.action,
  subject: row.subject,
  subjectEmail: row.subjectEmail ?? '',
  before: row.before,
  after: row.after,
  createdAt: row.createdAt.toISOString(),
});
