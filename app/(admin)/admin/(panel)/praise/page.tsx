import type { Metadata } from 'next';
import { PraisePage } from '@/components/admin/testimonials-page';
import { loadPraise } from '@/lib/testimonials/approving/loader';

export const metadata: Metadata = { title: 'Testimonials', robots: { index: false } };

export default async function Page({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  return <PraisePage initial={await loadPraise(await searchParams)} />;
}
