import type { Metadata } from 'next';
import { GradebookPage } from '@/components/classes/gradebook-page';
import { NoClass } from '@/components/classes/no-class';
import { loadGradebook } from '@/lib/classes/results/gradebook/loader';

export const metadata: Metadata = { title: 'Gradebook' };

/** `?id=` selects the class. The default is the newest. */
export default async function Page({ searchParams }: { searchParams: Promise<{ id?: string | string[] }> }) {
  const { id } = await searchParams;
  const found = await loadGradebook(typeof id === 'string' ? id : null);
  return found ? <GradebookPage {...found} /> : <NoClass />;
}
