import type { Metadata } from 'next';
import { AddSection } from '@/components/admin/sections/add-section';
import { requirePageAdmin } from '@/lib/session/page-viewer';

export const metadata: Metadata = { title: 'Add section', robots: { index: false } };

export default async function Page() {
  await requirePageAdmin('/admin/sections/new');
  return <AddSection />;
}
