import 'server-only';
import type { ClassView } from '@/lib/classes/contract';
import { OUTCOMES_PAGE } from '@/lib/classes/rules';
import { findClass } from '@/lib/classes/service';
import { noteOutage } from '@/lib/db/outage';
import { dateIn } from '@/lib/kernel/calendar';
import { classId } from '@/lib/kernel/id-schema';
import { log } from '@/lib/log';
import { findChosenPlan } from '@/lib/plan/service';
import type { OwnPraise } from '@/lib/praise/contract';
import { getPraise } from '@/lib/praise/service';
import { requirePageViewer } from '@/lib/session/page-viewer';
import { findPageTimeZone } from '@/lib/session/page-zone';
import type { EnteredDay, ExamOutcome } from './contract';
import { listEnteredOutcomes, listFreshlyEntered, listOutcomes } from './service';

interface LoadedOutcomes {
  outcomes: ExamOutcome[];
  /** Date of the latest entry by an instructor; otherwise the plan's date, once it has come; otherwise empty. */
  examDate: string;
  praise: OwnPraise;
}

/** Loads the viewer's outcomes. Redirects a visitor. */
export async function loadOutcomes(): Promise<LoadedOutcomes> {
  const { userId } = await requirePageViewer('/today/outcome');
  const now = new Date();
  const reader = { userId, timeZone: await findPageTimeZone(), now };
  const [outcomes, plan, praise] = await Promise.all([listOutcomes(userId), findChosenPlan(reader), getPraise(userId)]);
  const isOver = plan.examDate !== null && plan.examDate <= dateIn(plan.timeZone, now);
  const entered = outcomes.find(({ byInstructor }) => byInstructor);
  return { outcomes, praise, examDate: entered?.examDate ?? (isOver ? (plan.examDate ?? '') : '') };
}

/** Loads fresh entries. Returns none if they cannot be read, because the page has more to show. */
export async function loadFreshlyEntered(path: string): Promise<ExamOutcome[]> {
  const { userId } = await requirePageViewer(path);
  try {
    return await listFreshlyEntered(userId, new Date());
  } catch (error) {
    if (!noteOutage(error)) log.error('entered outcomes could not be read', { error });
    return [];
  }
}

interface LoadedEntered {
  shown: ClassView;
  entered: EnteredDay[];
}

/** Loads the class that the URL names, by default the newest; null if the viewer does not teach it. */
export async function loadEntered(asked: string | null): Promise<LoadedEntered | null> {
  const viewer = await requirePageViewer(
    asked === null ? OUTCOMES_PAGE : `${OUTCOMES_PAGE}?id=${encodeURIComponent(asked)}`,
  );
  const id = asked === null ? null : (classId.safeParse(asked).data ?? undefined);
  const shown = id === undefined ? null : await findClass(viewer, id);
  return shown && { shown, entered: await listEnteredOutcomes({ viewer, id: shown.id }) };
}
