import type { Metadata } from 'next';
import { ClassesPage } from '@/components/classes/classes-page';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';
import { loadClasses } from '@/lib/classes/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('classes');
  return { title: t('myClasses') };
}

export default async function Page() {
  return (
    <Messages of={['classes', 'notices']}>
      <ClassesPage {...(await loadClasses())} />
    </Messages>
  );
}
