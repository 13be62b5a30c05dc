import type { Metadata } from 'next';
import { MockResults } from '@/components/mock/mock-results';
import { PageHeader } from '@/components/ui/page-header';

export const metadata: Metadata = { title: 'Mock test result', robots: { index: false } };

export default function Page() {
  return (
    <>
      <PageHeader title="Your mock test" />
      <MockResults />
    </>
  );
}
