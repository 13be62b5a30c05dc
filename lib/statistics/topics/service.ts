import 'server-only';
import { SECTIONS } from '@/lib/kernel/exam';
import type { UserId } from '@/lib/kernel/ids';
import { TOPICS } from '@/lib/kernel/topics';
import type { TopicResult } from './contract';
import { weakestFirst } from './rules';
import { listTopicCounts } from './store';
import { viewTopic } from './view';

/** Lists the topics of the certification's outline that have questions in the question bank, weakest first. */
export async function listTopics(userId: UserId): Promise<TopicResult[]> {
  const rows = await listTopicCounts(userId);
  const standings = TOPICS.flatMap((topic) => {
    const row = rows.find((one) => one.sectionId === topic.sectionId && one.topic === topic.topic);
    const section = SECTIONS.find((one) => one.id === topic.sectionId);
    return row && section && row.questions > 0 ? [viewTopic(row, { name: topic.name, sectionName: section.name })] : [];
  });
  return weakestFirst(standings);
}
