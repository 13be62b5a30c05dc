import type { Metadata } from 'next';
import { WhichWayPage } from '@/components/today/study-path-page';
import { loadPlan } from '@/lib/plan/loader';

export const metadata: Metadata = { title: 'Which certification do you need?' };

export default async function Page() {
  return <WhichWayPage initial={await loadPlan('/today/which-way')} />;
}
