import { z } from '#schema';
import { endpoint } from '@/lib/kernel/endpoint';
import { pageOf, pageQuery } from '@/lib/kernel/page';
import { plainText } from '@/lib/kernel/text';

export const auditView = z.object({
  id: z.uuid(),
  /** Empty for the operator at the machine and for accounts that are gone. */
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  /** The email of the account that it is about; empty where it is about no account, or one that is gone. */
  subjectEmail: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  createdAt: z.string(),
});
export type AuditView = z.infer<typeof auditView>;

/** What the log can be narrowed to, each with how its actions begin. */
export const AUDIT_SHOWN = {
  questions: 'question.',
  sections: 'section.',
  imports: 'question.import',
  reports: 'report.',
  admins: 'admin.',
  people: 'person.',
  analytics: 'analytics.',
} as const;

/** Of an address; what makes no sense shows everything. */
export const readShown = (text: string | null | undefined): keyof typeof AUDIT_SHOWN | null =>
  Object.keys(AUDIT_SHOWN).find((known): known is keyof typeof AUDIT_SHOWN => known === text) ?? null;

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Who changed what, when, from what to what; newest first',
  access: 'admin',
  query: pageQuery(50).extend({
    /** The beginning of an action: `question`, `section.delete`. */
    action: plainText(60).optional(),
    /** `question:42`. */
    subject: plainText(100).optional(),
  }),
  data: pageOf(auditView),
});
