import type { Metadata } from 'next';
import { ClassPage } from '@/components/classes/class-page';
import { NoClass } from '@/components/classes/no-class';
import { loadClass } from '@/lib/classes/loader';

export const metadata: Metadata = { title: 'Class' };

/** `?id=` selects the class; the default is the newest. */
export default async function Page({ searchParams }: { searchParams: Promise<{ id?: string | string[] }> }) {
  const { id } = await searchParams;
  const found = await loadClass(typeof id === 'string' ? id : null);
  return found ? <ClassPage key={found.shown.id} initial={found.shown} assignments={found.assignments} /> : <NoClass />;
}
