import type { TopicView } from '@/lib/bank/editing/contract';
import type { AdminSectionView } from '@/lib/bank/sections/contract';

/** What a question can be put under. */
export interface Shelves {
  sections: AdminSectionView[];
  topics: TopicView[];
}

export const DIFFICULTIES = [
  [1, 'Easy'],
  [2, 'Medium'],
  [3, 'Hard'],
] as const;

export const STATE_NAMES = { draft: 'Draft', published: 'Published', archived: 'Archived' } as const;

export const listTopicNames = ({ topics }: Shelves, sectionId: number | null): string[] => {
  const inSection = topics.filter((topic) => sectionId === null || topic.sectionId === sectionId);
  return [...new Set(inSection.map(({ topic }) => topic))].sort();
};
