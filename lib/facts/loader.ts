import 'server-only';
import { type Page, readPage } from '@/lib/kernel/pagination';
import { requirePageAdmin } from '@/lib/session/page-viewer';
import type { FactView } from './contract';
import { FACTS_PAGE_SIZE, readShownFacts } from './rules';
import { listFacts } from './service';

/** Loads the facts with the filter and page from the URL. */
export async function loadFacts(search: { show?: unknown; q?: unknown; page?: unknown }): Promise<Page<FactView>> {
  await requirePageAdmin('/admin/facts');
  const words =
    typeof search.q === 'string'
      ? search.q
          .replace(/\p{Cc}/gu, ' ')
          .slice(0, 200)
          .toWellFormed()
      : '';
  const due = readShownFacts(search.show) === 'due' ? { due: true } : {};
  return listFacts({ ...due, search: words, page: readPage(search.page), size: FACTS_PAGE_SIZE }, new Date());
}
