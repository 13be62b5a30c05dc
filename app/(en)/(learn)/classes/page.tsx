import type { Metadata } from 'next';
import { ClassesPage } from '@/components/classes/classes-page';
import { loadClasses } from '@/lib/classes/loader';

export const metadata: Metadata = { title: 'My Classes' };

export default async function Page() {
  return <ClassesPage {...(await loadClasses())} />;
}
