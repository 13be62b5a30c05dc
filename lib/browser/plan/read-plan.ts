import { call } from '@/lib/browser/api/call';
import { keepOneTap, knownOneTap } from '@/lib/browser/attempt/one-tap';
import { getPlan } from '@/lib/plan/endpoints';
import { type KeptPlan, keepPlan } from './kept-plan';

/** Reads the plan from the server and stores it. Throws `CallError`. */
export async function readPlan(userId: string): Promise<KeptPlan> {
  // Set before the request, whose response does not include answers given meanwhile.
  const readAt = Date.now();
  const plan = await call(getPlan, {}, { person: userId, ...(navigator.onLine ? {} : { attempts: 1 }) });
  return takePlan({ userId, plan, readAt });
}

/** Stores a plan that has just come from the server. A browser that stores nothing still shows it. */
export async function takePlan({ userId, plan, readAt }: Omit<KeptPlan, 'answeredIds'>): Promise<KeptPlan> {
  // This device's own choice is newer than the plan's.
  if (knownOneTap(userId) === null) keepOneTap(userId, plan.oneTap);
  const kept: KeptPlan = { userId, plan, readAt, answeredIds: [] };
  await keepPlan(kept).catch((error: unknown) => console.info('The plan could not be kept for offline use:', error));
  return kept;
}
