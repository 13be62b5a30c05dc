import type { Metadata } from 'next';
import { GradebookPage } from '@/components/classes/gradebook-page';
import { NoClass } from '@/components/classes/no-class';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';
import { loadGradebook } from '@/lib/classes/results/gradebook/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('classresults');
  return { title: t('gradebook') };
}

/** `?id=` selects the class. The default is the newest. */
export default async function Page({ searchParams }: { searchParams: Promise<{ id?: string | string[] }> }) {
  const { id } = await searchParams;
  const found = await loadGradebook(typeof id === 'string' ? id : null);
  return found ? (
    <Messages of={['classresults']}>
      <GradebookPage {...found} />
    </Messages>
  ) : (
    <NoClass />
  );
}
