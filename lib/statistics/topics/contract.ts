import { z } from '@/lib/kernel/schema';

const topicResult = z.object({
  sectionId: z.number().int(),
  sectionName: z.string(),
  topic: z.string(),
  name: z.string(),
  /** Number of published questions of the topic. `seen`: number of these questions that the learner has answered. */
  questions: z.number().int(),
  seen: z.number().int(),
  /** Number of all answers to these questions, including repeated answers. `correct`: number of right answers. */
  answers: z.number().int(),
  correct: z.number().int(),
  lastSeenAt: z.string().nullable(),
});
export type TopicResult = z.infer<typeof topicResult>;

export const listTopics = {
  summary: 'The caller’s results in each topic of the certification, weakest first',
  data: z.array(topicResult),
};
