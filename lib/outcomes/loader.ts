import 'server-only';
import { dateIn } from '@/lib/kernel/calendar';
import { findChosenPlan } from '@/lib/plan/service';
import type { OwnPraise } from '@/lib/praise/contract';
import { getPraise } from '@/lib/praise/service';
import { requirePageViewer } from '@/lib/session/page-viewer';
import { findPageTimeZone } from '@/lib/session/page-zone';
import type { ExamOutcome } from './contract';
import { listOutcomes } from './service';

interface LoadedOutcomes {
  outcomes: ExamOutcome[];
  /** The plan's, where that day has come; else empty. */
  examDate: string;
  praise: OwnPraise;
}

/** The viewer's own. Redirects a visitor. */
export async function loadOutcomes(): Promise<LoadedOutcomes> {
  const { userId } = await requirePageViewer('/today/outcome');
  const now = new Date();
  const reader = { userId, timeZone: await findPageTimeZone(), now };
  const [outcomes, plan, praise] = await Promise.all([listOutcomes(userId), findChosenPlan(reader), getPraise(userId)]);
  const isOver = plan.examDate !== null && plan.examDate <= dateIn(plan.timeZone, now);
  return { outcomes, praise, examDate: isOver ? (plan.examDate ?? '') : '' };
}
