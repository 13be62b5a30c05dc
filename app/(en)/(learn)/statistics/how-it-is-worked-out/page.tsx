import type { Metadata } from 'next';
import { HowItIsWorkedOut } from '@/components/statistics/how-it-is-worked-out';
import { loadExplanationReader } from '@/lib/statistics/loader';

export const metadata: Metadata = { title: 'How we figure your chance of passing' };

export default async function Page() {
  await loadExplanationReader();
  return <HowItIsWorkedOut />;
}
