import 'server-only';
import { type Page, readPage } from '@/lib/kernel/pagination';
import { requirePageAdmin } from '@/lib/session/page-viewer';
import type { PeopleQuery, PersonView } from './contract';
import { listPeople as listPeopleEndpoint } from './contract';
import { listPeople } from './service';

/** Loads the people for the search and page in the URL. Invalid parameters are ignored. */
export async function loadPeople(
  search: Record<string, string | string[] | undefined>,
): Promise<{ asked: PeopleQuery; people: Page<PersonView> }> {
  await requirePageAdmin('/admin/people');
  const parsed = listPeopleEndpoint.query?.safeParse({ ...search, page: readPage(search.page) });
  const asked = parsed?.success ? parsed.data : ({ show: 'everybody', page: 0, size: 20 } satisfies PeopleQuery);
  return { asked, people: await listPeople(asked) };
}
