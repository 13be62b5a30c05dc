import type { Metadata } from 'next';
import { ExchangePage } from '@/components/admin/exchange/exchange-page';

export const metadata: Metadata = { title: 'Import and export', robots: { index: false } };

export default function Page() {
  return <ExchangePage />;
}
