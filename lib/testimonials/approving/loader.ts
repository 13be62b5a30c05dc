import 'server-only';
import { type Page, readPage } from '@/lib/kernel/pagination';
import { requirePageAdmin } from '@/lib/session/page-viewer';
import { readPraiseStatus } from '@/lib/testimonials/rules';
import type { AdminPraiseView } from './contract';
import { listPraise } from './service';

/** Loads the page of testimonials that the URL names. */
export async function loadPraise(search: { show?: unknown; page?: unknown }): Promise<Page<AdminPraiseView>> {
  await requirePageAdmin('/admin/praise');
  return listPraise({ status: readPraiseStatus(search.show), page: readPage(search.page), size: 25 });
}
