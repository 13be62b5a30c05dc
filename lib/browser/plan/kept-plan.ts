import { get, set, update } from 'idb-keyval';
import type { PlanView } from '@/lib/plan/contract';

/** The last plan that this device has read, for places without a network. Deleted with the stored questions. */

export interface KeptPlan {
  userId: string;
  plan: PlanView;
  /** The time of reading by this device's clock; milliseconds since 1970. */
  readAt: number;
  /** Questions answered here since then, or waiting to be sent. */
  answeredIds: number[];
}

const KEY = 'plan';

/** Returns null when nothing is stored for this person. */
export async function findKeptPlan(userId: string): Promise<KeptPlan | null> {
  const kept = await get<KeptPlan>(KEY);
  return kept?.userId === userId ? kept : null;
}

export const keepPlan = (kept: KeptPlan): Promise<void> => set(KEY, kept);

/** Stores answered questions before another test replaces the one that records them. */
export const noteAnswered = (userId: string, answeredIds: Iterable<number>): Promise<void> =>
  update<KeptPlan | undefined>(KEY, (kept) =>
    kept?.userId === userId ? { ...kept, answeredIds: [...new Set([...kept.answeredIds, ...answeredIds])] } : kept,
  );
