import type { ItemStatistics } from './contract';

/** Minimum number of first answers before a question can be flagged. With fewer, the shares are mostly random. */
export const ENOUGH_ANSWERS = 30;

export const ITEM_FLAGS = {
  'unpicked-distractor': 'A wrong option that nobody picks',
  'missed-by-good': 'Good learners miss it',
} as const;

export type ItemFlag = keyof typeof ITEM_FLAGS;

export const ITEM_FLAG_NAMES = Object.keys(ITEM_FLAGS) as [ItemFlag, ...ItemFlag[]];

/** Counts of the first answers to a question, as read from the database. */
export interface ItemCounts {
  questionId: number;
  answered: number;
  right: number;
  /** Number of learners with enough other answers to estimate their ability. */
  rated: number;
  discrimination: number | null;
  good: number;
  goodRight: number;
  options: { answerId: number; text: string; isCorrect: boolean; chosen: number }[];
}

/** Minimum number of learners in the best quarter for computing their share. With fewer, the share proves nothing. */
const ENOUGH_GOOD = 8;
/**
 * If the share of right answers in the best quarter is lower, the question is flagged, because it is probably unclear
 * or has a wrong key.
 */
const GOOD_SHARE = 0.5;

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

export function judgeItem(counts: ItemCounts): ItemStatistics {
  const hasEnough = counts.answered >= ENOUGH_ANSWERS;
  const judged = {
    questionId: counts.questionId,
    answered: counts.answered,
    hasEnough,
    rightShare: share(counts.right, counts.answered),
    goodRightShare: hasEnough && counts.good >= ENOUGH_GOOD ? share(counts.goodRight, counts.good) : null,
    discrimination: hasEnough && counts.rated >= ENOUGH_ANSWERS ? counts.discrimination : null,
    options: counts.options,
  };
  return { ...judged, flags: hasEnough ? listFlags(judged) : [] };
}

function listFlags(item: Omit<ItemStatistics, 'flags'>): ItemFlag[] {
  const hasUnpicked = item.options.some((option) => !option.isCorrect && option.chosen === 0);
  const isMissed =
    // Stryker disable next-line ConditionalExpression: Null compares as 0, which is not below 0.
    (item.discrimination !== null && item.discrimination < 0) ||
    (item.goodRightShare !== null && item.goodRightShare < GOOD_SHARE);
  return [
    ...(isMissed ? (['missed-by-good'] as const) : []),
    ...(hasUnpicked ? (['unpicked-distractor'] as const) : []),
  ];
}

/**
 * Describes a point-biserial correlation in words, by the usual ranges (Ebel and Frisbie, Essentials of Educational
 * Measurement).
 */
export function readDiscrimination(value: number): string {
  if (value < 0) return 'inverted (learners who know more miss it more often)';
  if (value < 0.1) return 'none (it does not show who knows the subject)';
  if (value < 0.2) return 'weak';
  if (value < 0.3) return 'fair';
  return value < 0.4 ? 'good' : 'very good';
}
