import { call } from '@/lib/browser/api/call';
import { keepOneTap, knownOneTap } from '@/lib/browser/attempt/one-tap';
import { getPlan } from '@/lib/plan/endpoints';
import { type CachedPlan, cachePlan } from './cached-plan';

/** Loads the plan from the server and stores it. Throws `CallError`. */
export async function readPlan(userId: string): Promise<CachedPlan> {
  // The time is read before the request, because the response does not include answers given while the request is on
  // its way.
  const readAt = Date.now();
  const plan = await call(getPlan, {}, { person: userId, ...(navigator.onLine ? {} : { attempts: 1 }) });
  return takePlan({ userId, plan, readAt });
}

/** Stores a plan that was just loaded from the server. Returns it even if the browser cannot store it. */
export async function takePlan({ userId, plan, readAt }: Omit<CachedPlan, 'answeredIds'>): Promise<CachedPlan> {
  // A one-tap setting that is already stored on this device is newer than the one in the plan.
  if (knownOneTap(userId) === null) keepOneTap(userId, plan.oneTap);
  const cached: CachedPlan = { userId, plan, readAt, answeredIds: [] };
  await cachePlan(cached).catch((error: unknown) => console.info('Plan not stored:', error));
  return cached;
}
