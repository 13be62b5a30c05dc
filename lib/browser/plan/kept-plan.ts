import { get, set, update } from 'idb-keyval';
import type { PlanView } from '@/lib/plan/contract';

/** The last plan that this device has read, for places without network. Goes with the kept questions. */

export interface KeptPlan {
  userId: string;
  plan: PlanView;
  /** When it was read, by this device's clock; milliseconds since 1970. */
  readAt: number;
  /** Questions that were answered here since then, or that wait to be sent. */
  answeredIds: number[];
}

const KEY = 'plan';

/** Null where nothing was kept for this person. */
export async function findKeptPlan(userId: string): Promise<KeptPlan | null> {
  const kept = await get<KeptPlan>(KEY);
  return kept?.userId === userId ? kept : null;
}

export const keepPlan = (kept: KeptPlan): Promise<void> => set(KEY, kept);

/** Notes what was answered, before another test takes the place of the one that knows. */
export const noteAnswered = (userId: string, answeredIds: Iterable<number>): Promise<void> =>
  update<KeptPlan | undefined>(KEY, (kept) =>
    kept?.userId === userId ? { ...kept, answeredIds: [...new Set([...kept.answeredIds, ...answeredIds])] } : kept,
  );
