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

/**
 * Returns this user's test in progress on this device, or null if there is none or it has no answer. Reads local
 * storage directly, because most pages do not load the store.
 */
export function answeredTestOf(userId: string | undefined): Pick<StoredAttempt, 'attemptId' | 'testType'> | null {
  try {
    const attempt: StoredAttempt | null = JSON.parse(recall(CURRENT_ATTEMPT_KEY) ?? 'null')?.state?.attempt ?? null;
    if (!attempt || attempt.userId !== userId || attempt.completedAt !== null) return null;
    return Object.values(attempt.responses).some(({ optionIds }) => optionIds.length > 0) ? attempt : null;
  } catch {
    return null;
  }
}
