import 'server-only';
import { readOr } from '@/lib/db/outage';
import { dateIn } from '@/lib/kernel/calendar';
import type { UserId } from '@/lib/kernel/ids';
import type { ExamOutcome } from '@/lib/outcomes/contract';
import { listOutcomes } from '@/lib/outcomes/service';
import { requirePageViewer } from '@/lib/session/page-viewer';
import { findPageTimeZone } from '@/lib/session/page-zone';
import type { OwnTestimonial } from '@/lib/testimonials/contract';
import { getTestimonial } from '@/lib/testimonials/service';
import type { PlanView } from './contract';
import type { ReadinessView } from './readiness/contract';
import { getReadiness } from './readiness/service';
import { findChosenPlan, findPlannedSections, getPlan } from './service';

export interface LoadedPlan {
  userId: UserId;
  /**
   * Null when the plan could not be loaded, or while the device's time zone is unknown, because a day must not be
   * planned for the wrong zone.
   */
  plan: PlanView | null;
  /** When the plan was read, in milliseconds since 1970. */
  readAt: number;
}

/** Loads the viewer's plan for the first render of a page. Redirects a visitor to sign in and then back to `path`. */
export async function loadPlan(path: string): Promise<LoadedPlan> {
  const { userId } = await requirePageViewer(path);
  const now = new Date();
  const place = { userId, readAt: now.getTime() };
  const timeZone = await findPageTimeZone();
  if (timeZone === null) return { ...place, plan: null };
  return { ...place, plan: await readOr(null, 'plan not loaded', () => getPlan({ userId, timeZone, now })) };
}

/** Loads the sections of the viewer's plan. Returns null without a chosen plan, and when the query failed. */
export async function loadPlannedSections(path: string): Promise<readonly number[] | null> {
  const { userId } = await requirePageViewer(path);
  return readOr(null, 'planned sections not loaded', () => findPlannedSections(userId));
}

/** Loads the viewer's probability of passing if the exam were today. Returns null when the query failed. */
export async function loadReadiness(path: string): Promise<ReadinessView | null> {
  const { userId } = await requirePageViewer(path);
  return readOr(null, 'chance of passing not loaded', () => getReadiness(userId));
}

interface LoadedOutcomes {
  outcomes: ExamOutcome[];
  /**
   * Date of the latest outcome that an instructor entered; without one, the plan's exam date if it has passed or is
   * today; otherwise empty.
   */
  examDate: string;
  praise: OwnTestimonial;
}

/** Loads the viewer's exam outcomes. Redirects a visitor to sign in. */
export async function loadOutcomes(): Promise<LoadedOutcomes> {
  const { userId } = await requirePageViewer('/today/outcome');
  const now = new Date();
  const reader = { userId, timeZone: await findPageTimeZone(), now };
  const [outcomes, plan, praise] = await Promise.all([
    listOutcomes(userId),
    findChosenPlan(reader),
    getTestimonial(userId),
  ]);
  const isOver = plan.examDate !== null && plan.examDate <= dateIn(plan.timeZone, now);
  const entered = outcomes.find(({ byInstructor }) => byInstructor);
  return { outcomes, praise, examDate: entered?.examDate ?? (isOver ? (plan.examDate ?? '') : '') };
}
