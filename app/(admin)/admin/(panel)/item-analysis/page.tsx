import type { Metadata } from 'next';
import { FlaggedItems } from '@/components/admin/item-analysis/flagged-items';

export const metadata: Metadata = { title: 'Item analysis', robots: { index: false } };

export default function Page() {
  return <FlaggedItems />;
}
