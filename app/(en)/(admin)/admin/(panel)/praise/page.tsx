import type { Metadata } from 'next';
import { TestimonialsPage } from '@/components/admin/testimonials-page';
import { loadTestimonials } from '@/lib/testimonials/approving/loader';

export const metadata: Metadata = { title: 'Testimonials', robots: { index: false } };

export default async function Page({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  return <TestimonialsPage initial={await loadTestimonials(await searchParams)} />;
}
