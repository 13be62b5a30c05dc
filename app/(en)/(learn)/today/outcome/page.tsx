import type { Metadata } from 'next';
import { Messages } from '@/components/messages/messages';
import { OutcomePage } from '@/components/outcomes/outcome-page';
import { loadOutcomes } from '@/lib/plan/loader';

export const metadata: Metadata = { title: 'How did your exam go?' };

export default async function Page() {
  return (
    <Messages of={['notices', 'sections']}>
      <OutcomePage {...(await loadOutcomes())} />
    </Messages>
  );
}
