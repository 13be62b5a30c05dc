import type { Metadata } from 'next';
import { ClassesPage } from '@/components/classes/classes-page';
import { Messages } from '@/components/messages/messages';
import { loadClasses } from '@/lib/classes/loader';

export const metadata: Metadata = { title: 'My Classes' };

export default async function Page() {
  return (
    <Messages of={['notices']}>
      <ClassesPage {...(await loadClasses())} />
    </Messages>
  );
}
