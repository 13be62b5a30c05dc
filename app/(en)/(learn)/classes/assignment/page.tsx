import type { Metadata } from 'next';
import { AssignmentPage } from '@/components/classes/assignment-page';
import { NoTest } from '@/components/classes/no-test';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';
import { loadAssignment } from '@/lib/classes/assignments/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('classes');
  return { title: t('classTest') };
}

/** `?id=` selects the assigned test. Without it, the page shows the test that closes first. */
export default async function Page({ searchParams }: { searchParams: Promise<{ id?: string | string[] }> }) {
  const { id } = await searchParams;
  const assigned = await loadAssignment(typeof id === 'string' ? id : null);
  return assigned ? (
    <Messages of={['classes', 'results', 'sections', 'start', 'topics']}>
      <AssignmentPage assigned={assigned} />
    </Messages>
  ) : (
    <NoTest />
  );
}
