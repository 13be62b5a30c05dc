import { MAX_INTEGER } from '@/lib/kernel/integer';
import { pageOf, pageQuery } from '@/lib/kernel/page-schema';
import { z } from '@/lib/kernel/schema';
import { plainText } from '@/lib/kernel/text';
import { reportView } from '@/lib/reports/contract';
import { REPORT_STATUSES } from './rules';

/** Report for admins: the reporter, and the question as it was seen. */
const adminReportView = reportView.extend({
  /** Address, or the name of a device account. Empty when the account has been deleted. */
  reporter: z.string(),
  /** Options as the reporter saw them, with the key of that time. */
  answers: z.array(z.object({ id: z.number().int(), text: z.string(), isCorrect: z.boolean(), isChosen: z.boolean() })),
  /** False when the question has been saved since the report. */
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
     * `resolvedAt` as the admin last saw it. If sent, an answer that would overwrite another admin's is refused with
     * 409.
     */
    seenResolvedAt: z.iso.datetime().nullable().optional(),
  }),
  data: adminReportView,
};
