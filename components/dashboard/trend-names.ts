import type { AnsweredShare } from '@/lib/analytics/rules';
import type { TestType } from '@/lib/kernel/exam';

export const MODE_NAMES: Record<TestType, string> = { practice: 'Practice', exam: 'Exam', favorites: 'Favorites' };

export const SHARE_NAMES: Record<AnsweredShare, string> = {
  none: 'Nothing',
  quarter: 'Up to 25%',
  half: 'Up to 50%',
  threeQuarters: 'Up to 75%',
  almost: 'Over 75%',
  all: 'Everything',
};
