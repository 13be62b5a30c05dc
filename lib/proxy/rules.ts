import { pathIn, readLanguage } from '@/lib/kernel/language';
import { listPages, type SitePage } from '@/lib/kernel/pages';

const longestFirst = listPages()
  .filter(({ path }) => path !== '/')
  .sort((one, other) => other.path.length - one.path.length);

const isUnder = (path: string, page: SitePage) => path === page.path || path.startsWith(`${page.path}/`);

/**
 * Returns the path to which the viewer is redirected; null if the viewer may see the page. `search`: the query string
 * of the URL, which starts with ? or is empty.
 */
export function redirectTarget(viewer: { isAdmin: boolean } | null, path: string, search: string): string | null {
  const page = longestFirst.find((candidate) => isUnder(path, candidate));
  if (!page || page.access === 'everybody') return null;
  const { language } = readLanguage(path);
  const tests = pathIn(language, '/tests');
  // Stryker disable next-line StringLiteral: Each page for visitors has its `instead`, so the default is for the types.
  if (page.access === 'visitor') return viewer && page.path === path ? (page.instead ?? tests) : null;
  if (!viewer && page.instead && page.path === path && search === '') return page.instead;
  if (!viewer) return `${pathIn(language, '/')}?next=${encodeURIComponent(path + search)}`;
  return page.access === 'admin' && !viewer.isAdmin ? tests : null;
}
