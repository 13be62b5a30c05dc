import type { PlanView } from '@/lib/plan/contract';
import type { TodayView } from '@/lib/plan/today-rules';
import type { TodayMarkup } from './today-markup';

interface AskedSetProps {
  /** Id of the set named in the URL, or null. */
  id: string | null;
  plan: PlanView;
  view: TodayView;
  markup: Pick<TodayMarkup, 'setDone' | 'setGone'>;
}

/** Explains why the set linked in a reminder mail is not the next set to practice. Renders nothing if it is. */
export function AskedSet({ id, plan, view, markup }: AskedSetProps) {
  if (id === null || (view.due[0] ?? view.extra)?.set.id === id) return null;
  return plan.today.sets.some((set) => set.id === id) ? markup.setDone : markup.setGone;
}
