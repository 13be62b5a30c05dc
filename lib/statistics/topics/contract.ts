import { z } from '@/lib/kernel/schema';

const topicStanding = z.object({
  sectionId: z.number().int(),
  sectionName: z.string(),
  topic: z.string(),
  name: z.string(),
  /** Questions of the topic that can be asked now; `seen` of them have at least one answer. */
  questions: z.number().int(),
  seen: z.number().int(),
  /** All answers given, including repeats; `correct` of them are right. */
  answers: z.number().int(),
  correct: z.number().int(),
  lastSeenAt: z.string().nullable(),
});
export type TopicStanding = z.infer<typeof topicStanding>;

export const listTopics = {
  summary: 'The caller’s results in each topic of the certification, weakest first',
  data: z.array(topicStanding),
};
