import type { Metadata } from 'next';
import { ImportExportPage } from '@/components/admin/import-export/import-export-page';

export const metadata: Metadata = { title: 'Import and export', robots: { index: false } };

export default function Page() {
  return <ImportExportPage />;
}
