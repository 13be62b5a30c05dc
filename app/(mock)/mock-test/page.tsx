import type { Metadata } from 'next';
import { MockSetup } from '@/components/mock/mock-setup';
import { PageHeader } from '@/components/ui/page-header';

export const metadata: Metadata = {
  title: 'Free mock test',
  description: 'Try five questions of each section, free and without an account.',
};

export default function Page() {
  return (
    <>
      <PageHeader title="Free mock test" subtitle="No account, no time limit. You see your result at the end." />
      <MockSetup />
    </>
  );
}
