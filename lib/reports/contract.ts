import { ANSWERS_PER_QUESTION } from '@/lib/kernel/exam';
import { MAX_INTEGER } from '@/lib/kernel/integer';
import { z } from '@/lib/kernel/schema';
import { plainText } from '@/lib/kernel/text';
import { REPORT_REASONS, type ReportReason } from './rules';

const reasonField = z.enum(Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]]);

export const reportView = z.object({
  id: z.uuid(),
  questionId: z.number().int(),
  questionText: z.string(),
  reason: z.string(),
  comment: z.string(),
  status: z.enum(['open', 'resolved', 'declined']),
  reply: z.string(),
  createdAt: z.string(),
  resolvedAt: z.string().nullable(),
});
export type ReportView = z.infer<typeof reportView>;

export const reportQuestion = {
  summary: 'Report a problem with a question',
  params: z.strictObject({ id: z.coerce.number().int().min(1).max(MAX_INTEGER).brand<'question'>() }),
  body: z.strictObject({
    reason: reasonField,
    comment: plainText(1000).default(''),
    /**
     * Ids of the options that the reporter had chosen. Ids that do not belong to the question as the reporter saw it
     * are ignored.
     */
    answerIds: z.array(z.number().int().min(1).max(MAX_INTEGER)).max(ANSWERS_PER_QUESTION.max).default([]),
  }),
  data: reportView,
};

export const listOwnReports = {
  summary: 'The caller’s own reports with their outcome, newest first',
  data: z.array(reportView),
};
