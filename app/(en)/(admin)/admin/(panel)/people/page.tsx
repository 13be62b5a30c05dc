import type { Metadata } from 'next';
import { PeoplePage } from '@/components/admin/people/people-page';
import { loadPeople } from '@/lib/people/loader';

export const metadata: Metadata = { title: 'People', robots: { index: false } };

export default async function Page({ searchParams }: { searchParams: Promise<Record<string, string | string[]>> }) {
  return <PeoplePage {...(await loadPeople(await searchParams))} />;
}
