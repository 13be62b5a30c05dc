import type { Metadata } from 'next';
import { SectionsPage } from '@/components/admin/sections/sections-page';
import { loadEverySection } from '@/lib/bank/sections/loader';

export const metadata: Metadata = { title: 'Sections', robots: { index: false } };

export default async function Page() {
  return <SectionsPage initial={await loadEverySection()} />;
}
