import type { Metadata } from 'next';
import { ClassPage } from '@/components/classes/class-page';
import { NoClass } from '@/components/classes/no-class';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';
import { loadClass } from '@/lib/classes/loader';
import { CLASS_TABS } from '@/lib/classes/rules';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('class');
  return { title: t('pageTitle') };
}

type Asked = Promise<Record<'id' | 'tab', string | string[] | undefined>>;

/** `?id=` selects the class, by default the newest. `tab=` selects the open tab. */
export default async function Page({ searchParams }: { searchParams: Asked }) {
  const { id, tab } = await searchParams;
  const found = await loadClass(typeof id === 'string' ? id : null);
  if (!found) return <NoClass />;
  const open = CLASS_TABS.find((one) => one === tab) ?? 'students';
  return (
    <Messages of={['class', 'live', 'sections', 'topics']}>
      <ClassPage key={found.shown.id} initial={found.shown} assignments={found.assignments} tab={open} />
    </Messages>
  );
}
