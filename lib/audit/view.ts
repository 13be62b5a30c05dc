import type { AuditView } from './contract';
import type { AuditRow } from './store';

export const viewEntry = (row: AuditRow): AuditView => ({
  id: row.id,
  actor: row.actor?.email ?? '',
  action: row.action,
  subject: row.subject,
  before: row.before,
  after: row.after,
  createdAt: row.createdAt.toISOString(),
});
