import type { Metadata } from 'next';
import { ForInstructors } from '@/components/classes/for-instructors';
import { PageFrame } from '@/components/layout/page-frame';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('instructors');
  return pageMetadata('/for-instructors', { title: t('pageTitle'), description: t('description') });
}

export default function Page() {
  return (
    <PageFrame>
      <ForInstructors />
    </PageFrame>
  );
}
