import { z } from '#schema';
import { endpoint } from '@/lib/kernel/endpoint';
import { MAX_INTEGER } from '@/lib/kernel/integer';
import { plainText } from '@/lib/kernel/text';

export const REPORT_REASONS = {
  'wrong-key': 'The answer key is wrong',
  outdated: 'The rule has changed',
  unclear: 'The question is unclear',
  typo: 'Spelling or wording',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;

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

export const reportQuestion = endpoint({
  method: 'POST',
  path: '/api/questions/{id}/reports',
  summary: 'Report a problem with a question',
  access: 'user',
  status: 201,
  params: z.strictObject({ id: z.coerce.number().int().min(1).max(MAX_INTEGER) }),
  body: z.strictObject({ reason: reasonField, comment: plainText(1000).default('') }),
  data: reportView,
});

export const listOwnReports = endpoint({
  method: 'GET',
  path: '/api/reports',
  summary: 'The caller’s own reports with what became of them, newest first',
  access: 'user',
  data: z.array(reportView),
});
