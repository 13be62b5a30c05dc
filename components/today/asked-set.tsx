import { Alert } from '@/components/ui/alert';
import type { PlanView } from '@/lib/plan/contract';
import type { TodayView } from '@/lib/plan/today/rules';

interface AskedSetProps {
  /** Null where the page was opened without one. */
  id: string | null;
  plan: PlanView;
  view: TodayView;
}

/** Says why the set of a mail is not the next one; nothing where it is. */
export function AskedSet({ id, plan, view }: AskedSetProps) {
  const { due, extra } = view;
  if (id === null || (due[0] ?? extra)?.set.id === id) return null;
  const isToday = plan.today.sets.some((set) => set.id === id);
  return (
    <Alert variant="info">
      {isToday
        ? 'The set from your mail is done.'
        : 'The set from your mail was for another day, or the plan has changed since. This is what helps most now.'}
    </Alert>
  );
}
