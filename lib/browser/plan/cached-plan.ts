import { get, set, update } from 'idb-keyval';
import type { PlanView } from '@/lib/plan/contract';

/** The last plan loaded on this device, for use without a network. It is deleted together with the stored questions. */

export interface CachedPlan {
  userId: string;
  plan: PlanView;
  /** When the plan was loaded, by this device's clock; milliseconds since 1970. */
  readAt: number;
  /** Ids of questions that were answered on this device after `readAt`, or whose answers are not sent yet. */
  answeredIds: number[];
}

const KEY = 'plan';

/** Returns the stored plan of this user, or null if none is stored. */
export async function findCachedPlan(userId: string): Promise<CachedPlan | null> {
  const cached = await get<CachedPlan>(KEY);
  return cached?.userId === userId ? cached : null;
}

export const cachePlan = (cached: CachedPlan): Promise<void> => set(KEY, cached);

/**
 * Adds answered questions to the stored plan. Must be called before the next test replaces the attempt in which they
 * were answered.
 */
export const noteAnswered = (userId: string, answeredIds: Iterable<number>): Promise<void> =>
  update<CachedPlan | undefined>(KEY, (cached) =>
    cached?.userId === userId
      ? { ...cached, answeredIds: [...new Set([...cached.answeredIds, ...answeredIds])] }
      : cached,
  );
