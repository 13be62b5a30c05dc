import { pageOf, pageQuery } from '@/lib/kernel/page-schema';
import { z } from '@/lib/kernel/schema';
import { plainText } from '@/lib/kernel/text';

const auditView = z.object({
  id: z.uuid(),
  /** Empty for the operator at the machine and for accounts that are gone. */
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  /** The email of the account that the entry is about; empty without such an account, or when it is gone. */
  subjectEmail: z.string(),
  /** The email, or the name of a device account; empty without such an account, or when it is gone. */
  subjectName: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  createdAt: z.string(),
});
export type AuditView = z.infer<typeof auditView>;

export const listAudit = {
  summary: 'Who changed what, when, from what to what; newest first',
  query: pageQuery(50).extend({
    /** The beginning of an action: `question`, `section.delete`. */
    action: plainText(60).optional(),
    /** The changed object, such as `question:42`. */
    subject: plainText(100).optional(),
  }),
  data: pageOf(auditView),
};
