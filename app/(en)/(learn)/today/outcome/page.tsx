import type { Metadata } from 'next';
import { OutcomePage } from '@/components/outcomes/outcome-page';
import { loadOutcomes } from '@/lib/plan/loader';

export const metadata: Metadata = { title: 'How did your exam go?' };

export default async function Page() {
  return <OutcomePage {...(await loadOutcomes())} />;
}
