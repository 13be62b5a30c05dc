import { z } from '@/lib/kernel/schema';

const noticeView = z.object({
  correctionId: z.number().int(),
  /** Id of the latest result that the correction changes. */
  attemptId: z.uuid(),
  questionText: z.string(),
  /** Texts of the right options; empty if the question was withdrawn. */
  right: z.array(z.string()),
  rule: z.string(),
});
export type NoticeView = z.infer<typeof noticeView>;

export const listNotices = {
  summary: 'Corrections of questions that the caller answered, until the caller has seen them',
  data: z.array(noticeView),
};

export const markNoticesSeen = {
  summary: 'Mark corrections as seen by the caller',
  body: z.strictObject({ correctionIds: z.array(z.number().int().min(1).max(2_147_483_647)).min(1).max(100) }),
  data: z.object({ seen: z.number().int() }),
};
