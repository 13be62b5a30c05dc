import type { Metadata } from 'next';
import { MockRun } from '@/components/mock/mock-run';

export const metadata: Metadata = { title: 'Mock test', robots: { index: false } };

export default function Page() {
  return <MockRun />;
}
