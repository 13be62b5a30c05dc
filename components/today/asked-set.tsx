import type { PlanView } from '@/lib/plan/contract';
import type { TodayView } from '@/lib/plan/today/rules';
import type { TodayMarkup } from './today-markup';

interface AskedSetProps {
  /** Null where the page was opened without one. */
  id: string | null;
  plan: PlanView;
  view: TodayView;
  markup: Pick<TodayMarkup, 'setDone' | 'setGone'>;
}

/** Says why the set of a mail is not the next one; nothing where it is. */
export function AskedSet({ id, plan, view, markup }: AskedSetProps) {
  if (id === null || (view.due[0] ?? view.extra)?.set.id === id) return null;
  return plan.today.sets.some((set) => set.id === id) ? markup.setDone : markup.setGone;
}
