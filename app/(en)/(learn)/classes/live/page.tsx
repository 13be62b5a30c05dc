import type { Metadata } from 'next';
import { LiveBoard } from '@/components/classes/live-board';
import { NoClass } from '@/components/classes/no-class';
import { loadBoard } from '@/lib/classes/board/loader';

export const metadata: Metadata = { title: 'Live board of a class' };

type Asked = Promise<Record<'id' | 'test', string | string[] | undefined>>;
const one = (value: string | string[] | undefined): string | null => (typeof value === 'string' ? value : null);

/** `?id=` selects the class and `test=` a test of that class. Both default to the newest. */
export default async function Page({ searchParams }: { searchParams: Asked }) {
  const { id, test } = await searchParams;
  const found = await loadBoard(one(id), one(test));
  return found ? <LiveBoard {...found} /> : <NoClass />;
}
