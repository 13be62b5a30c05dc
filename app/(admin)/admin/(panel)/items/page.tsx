import type { Metadata } from 'next';
import { FlaggedItems } from '@/components/admin/items/flagged-items';

export const metadata: Metadata = { title: 'Item statistics', robots: { index: false } };

export default function Page() {
  return <FlaggedItems />;
}
