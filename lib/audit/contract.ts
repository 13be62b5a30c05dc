import { pageOf, pageQuery } from '@/lib/kernel/page-schema';
import { z } from '@/lib/kernel/schema';
import { plainText } from '@/lib/kernel/text';

const auditView = z.object({
  id: z.uuid(),
  /** Email address or name of the admin. Empty for a command on the server's machine and for a deleted account. */
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  /** Email of the account that was changed. Empty if the entry is about no account, or the account was deleted. */
  subjectEmail: z.string(),
  /**
   * Email of the account that was changed, or the name of a device account. Empty if the entry is about no account, or
   * the account was deleted.
   */
  subjectName: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  createdAt: z.string(),
});
export type AuditView = z.infer<typeof auditView>;

export const listAudit = {
  summary: 'Audit log: who made a change and when, with the values before and after; newest first',
  query: pageQuery(50).extend({
    /** Prefix of an action, such as `question` or `section.delete`. */
    action: plainText(60).optional(),
    /** Id of the changed object, such as `question:42`. */
    subject: plainText(100).optional(),
  }),
  data: pageOf(auditView),
};
