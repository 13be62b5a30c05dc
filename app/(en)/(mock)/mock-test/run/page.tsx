import type { Metadata } from 'next';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';
import { MockRun } from '@/components/mock/mock-run';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('mock');
  return { title: t('runTitle'), robots: { index: false } };
}

export default function Page() {
  return (
    <Messages of={['attempt', 'mock', 'question', 'results', 'sections', 'study']}>
      <MockRun />
    </Messages>
  );
}
