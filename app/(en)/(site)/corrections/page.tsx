import type { Metadata } from 'next';
import { CorrectionList } from '@/components/corrections/correction-list';
import { PageFrame } from '@/components/layout/page-frame';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';
import { PageHeader } from '@/components/ui/page-header';
import { loadCorrections } from '@/lib/corrections/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('corrections');
  const metadata = await pageMetadata('/corrections', { title: t('title'), description: t('description') });
  return { ...metadata, alternates: { ...metadata.alternates, types: { 'application/atom+xml': '/corrections.xml' } } };
}

export default async function Page() {
  const corrections = await loadCorrections();
  const t = await readTranslations('corrections');
  return (
    <PageFrame>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <p className="mb-6 max-w-measure text-muted-foreground">
        {t.rich('feed', {
          link: (chunks) => (
            <a href="/corrections.xml" className="underline">
              {chunks}
            </a>
          ),
        })}
      </p>
      <CorrectionList corrections={corrections} />
    </PageFrame>
  );
}
