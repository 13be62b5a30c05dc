import type { Metadata } from 'next';
import { DuplicatesPage } from '@/components/admin/duplicates-page';
import { requirePageAdmin } from '@/lib/session/page-viewer';

export const metadata: Metadata = { title: 'Find duplicates', robots: { index: false } };

export default async function Page() {
  await requirePageAdmin('/admin/duplicates');
  return <DuplicatesPage />;
}
