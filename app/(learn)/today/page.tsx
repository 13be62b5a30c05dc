import type { Metadata } from 'next';
import { HowWeFigure } from '@/components/today/how-we-figure';
import { TodayPage } from '@/components/today/today-page';
import { loadPlan } from '@/lib/plan/loader';

export const metadata: Metadata = { title: 'Today' };

export default async function Page() {
  return <TodayPage initial={await loadPlan('/today')} how={<HowWeFigure />} />;
}
