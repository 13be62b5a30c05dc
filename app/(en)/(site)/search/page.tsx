import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { QueryProvider } from '@/components/layout/query-provider';
import { SearchPage } from '@/components/search/search-page';

export const metadata: Metadata = {
  title: 'Search',
  description: 'Find a figure, a term, a guide or a tool of the EPA Section 608 exam.',
  alternates: { canonical: '/search' },
};

export default function Page() {
  return (
    <PageFrame>
      <QueryProvider>
        <SearchPage />
      </QueryProvider>
    </PageFrame>
  );
}
