import { z } from '@/lib/kernel/schema';

const topicStanding = z.object({
  sectionId: z.number().int(),
  sectionName: z.string(),
  topic: z.string(),
  name: z.string(),
  /** Questions of the topic that can be asked now, and how many of them were answered at least once. */
  questions: z.number().int(),
  seen: z.number().int(),
  /** Answers ever given, repeats too, and the right ones among them. */
  answers: z.number().int(),
  correct: z.number().int(),
  lastSeenAt: z.string().nullable(),
});
export type TopicStanding = z.infer<typeof topicStanding>;

export const listTopics = {
  summary: 'How each topic of the certification stands with the caller, weakest first',
  data: z.array(topicStanding),
};
