import type { Metadata } from 'next';
import { PlanPage } from '@/components/today/plan-page';
import { loadPlan } from '@/lib/plan/loader';

export const metadata: Metadata = { title: 'Your plan' };

export default async function Page() {
  return <PlanPage initial={await loadPlan('/today/plan')} />;
}
