import type { Metadata } from 'next';
import { FlaggedItems } from '@/components/admin/flagged-items';

export const metadata: Metadata = { title: 'Item analysis', robots: { index: false } };

export default function Page() {
  return <FlaggedItems />;
}
