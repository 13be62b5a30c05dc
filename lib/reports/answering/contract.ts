import { MAX_INTEGER } from '@/lib/kernel/integer';
import { pageOf, pageQuery } from '@/lib/kernel/page-schema';
import { z } from '@/lib/kernel/schema';
import { plainText } from '@/lib/kernel/text';
import { reportView } from '@/lib/reports/contract';
import { REPORT_STATUSES } from './rules';

/** A report as admins see it, with the reporter and the question as it was shown. */
const adminReportView = reportView.extend({
  /** Email address, or the name of an account without one; empty if the account was deleted. */
  reporter: z.string(),
  /** Options as the reporter saw them, with the key of that revision. */
  answers: z.array(z.object({ id: z.number().int(), text: z.string(), isCorrect: z.boolean(), isChosen: z.boolean() })),
  /** False if the question was changed after the report. */
  isSameWording: z.boolean(),
});
export type AdminReportView = z.infer<typeof adminReportView>;

export const listReports = {
  summary: 'Reports from users: open ones oldest first, answered ones newest first',
  query: pageQuery(25).extend({
    status: z.enum(REPORT_STATUSES).default('open'),
    questionId: z.coerce.number().int().min(1).max(MAX_INTEGER).optional(),
  }),
  data: pageOf(adminReportView),
};

export const answerReport = {
  summary: 'Reply to a report and resolve, decline or reopen it',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({
    status: z.enum(REPORT_STATUSES),
    reply: plainText(1000).trim().default(''),
    /**
     * The value of `resolvedAt` that the admin last saw. If it is sent and the report has a newer answer, the request
     * returns 409 instead of overwriting that answer.
     */
    seenResolvedAt: z.iso.datetime().nullable().optional(),
  }),
  data: adminReportView,
};
