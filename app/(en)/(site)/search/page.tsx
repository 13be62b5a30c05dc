import { PageFrame } from '@/components/layout/page-frame';
import { QueryProvider } from '@/components/layout/query-provider';
import { Messages } from '@/components/messages/messages';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';
import { SearchPage } from '@/components/search/search-page';

export async function generateMetadata() {
  const t = await readTranslations('search');
  return pageMetadata('/search', { title: t('title'), description: t('description') });
}

export default function Page() {
  return (
    <Messages of={['search', 'sections']}>
      <PageFrame>
        <QueryProvider>
          <SearchPage />
        </QueryProvider>
      </PageFrame>
    </Messages>
  );
}
