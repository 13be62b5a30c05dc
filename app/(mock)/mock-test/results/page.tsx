import type { Metadata } from 'next';
import { MockResults } from '@/components/mock/mock-results';

export const metadata: Metadata = { title: 'Mock test result', robots: { index: false } };

export default function Page() {
  return (
    <>
      <h1 className="mb-6 font-bold text-3xl">Your mock test</h1>
      <MockResults />
    </>
  );
}
