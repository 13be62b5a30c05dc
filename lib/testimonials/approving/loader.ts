import 'server-only';
import { type Page, readPage } from '@/lib/kernel/pagination';
import { requirePageAdmin } from '@/lib/session/page-viewer';
import { readTestimonialStatus } from '@/lib/testimonials/rules';
import type { AdminTestimonialView } from './contract';
import { listTestimonials } from './service';

/** Loads the testimonials for the filter and page in the URL. */
export async function loadTestimonials(search: {
  show?: unknown;
  page?: unknown;
}): Promise<Page<AdminTestimonialView>> {
  await requirePageAdmin('/admin/praise');
  return listTestimonials({ status: readTestimonialStatus(search.show), page: readPage(search.page), size: 25 });
}
