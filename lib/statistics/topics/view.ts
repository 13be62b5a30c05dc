import type { TopicResult } from './contract';
import type { TopicRow } from './store';

export const viewTopic = (row: TopicRow, names: { name: string; sectionName: string }): TopicResult => ({
  sectionId: row.sectionId,
  sectionName: names.sectionName,
  topic: row.topic,
  name: names.name,
  questions: row.questions,
  seen: row.seen,
  answers: row.answers,
  correct: row.correct,
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
});
