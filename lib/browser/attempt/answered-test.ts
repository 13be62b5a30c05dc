import type { TestType } from '@/lib/kernel/exam';
import { recall } from './device-memory';
import { CURRENT_ATTEMPT_KEY } from './storage';

interface StoredAttempt {
  userId: string;
  attemptId: string;
  testType: TestType;
  completedAt: number | null;
  responses: Record<string, { optionIds: number[] }>;
}

/** The test in progress on this device that this person has answered a question of. Without the store, which few pages load. */
export function answeredTestOf(userId: string | undefined): Pick<StoredAttempt, 'attemptId' | 'testType'> | null {
  try {
    const attempt: StoredAttempt | null = JSON.parse(recall(CURRENT_ATTEMPT_KEY) ?? 'null')?.state?.attempt ?? null;
    if (!attempt || attempt.userId !== userId || attempt.completedAt !== null) return null;
    return Object.values(attempt.responses).some(({ optionIds }) => optionIds.length > 0) ? attempt : null;
  } catch {
    return null;
  }
}
