import type { Metadata } from 'next';
import { CorrectionList } from '@/components/corrections/correction-list';
import { PageFrame } from '@/components/layout/page-frame';
import { PageHeader } from '@/components/ui/page-header';
import { loadCorrections } from '@/lib/corrections/loader';

export const metadata: Metadata = {
  title: 'Corrections',
  description:
    'Every question that we corrected after people had answered it: what was wrong, what is right, and the rule.',
  alternates: { canonical: '/corrections', types: { 'application/atom+xml': '/corrections.xml' } },
};

export default async function Page() {
  const corrections = await loadCorrections();
  return (
    <PageFrame>
      <PageHeader
        title="Corrections"
        subtitle="Questions that we corrected after people had answered them: what was wrong, what is right, and the rule."
      />
      <p className="mb-6 max-w-measure text-muted-foreground">
        You can follow this list as an{' '}
        <a href="/corrections.xml" className="underline">
          Atom feed
        </a>
        .
      </p>
      <CorrectionList corrections={corrections} />
    </PageFrame>
  );
}
