import type { Metadata } from 'next';
import { MockSetup } from '@/components/mock/mock-setup';
import { PageHeader } from '@/components/ui/page-header';

export const metadata: Metadata = {
  title: 'Free mock test',
  description: 'Try five questions from each section, free. No account needed.',
};

export default function Page() {
  return (
    <>
      <PageHeader title="Free mock test" subtitle="No account, no time limit. You see your result at the end." />
      <MockSetup />
    </>
  );
}
