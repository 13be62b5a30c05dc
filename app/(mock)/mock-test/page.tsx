import type { Metadata } from 'next';
import { MockSetup } from '@/components/mock/mock-setup';

export const metadata: Metadata = {
  title: 'Free mock test',
  description: 'Try five questions of each section, free and without an account.',
};

export default function Page() {
  return (
    <>
      <h1 className="mb-2 font-bold text-3xl">Free mock test</h1>
      <p className="mb-6 text-lg text-muted-foreground">No account, no time limit. You see your result at the end.</p>
      <MockSetup />
    </>
  );
}
