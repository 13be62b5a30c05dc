import type { Metadata } from 'next';
import { NoClass } from '@/components/classes/no-class';
import { PrintPage } from '@/components/classes/paper/print-page';
import { readTranslations } from '@/components/messages/server-texts';
import { loadPrint } from '@/lib/classes/paper/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('paper');
  return { title: t('title') };
}

type Asked = Promise<Record<'id' | 'test' | 'part', string | string[] | undefined>>;
const one = (value: string | string[] | undefined): string | null => (typeof value === 'string' ? value : null);

/**
 * `?id=` selects the class and `test=` a test of that class. Both default to the newest. `part=` selects what is
 * printed; the default is version A.
 */
export default async function Page({ searchParams }: { searchParams: Asked }) {
  const { id, test, part } = await searchParams;
  const found = await loadPrint(one(id), one(test), one(part));
  return found ? <PrintPage {...found} /> : <NoClass />;
}
