import type menu from '@/messages/en/menu.json';
import { isTranslated, pathIn } from './language';
import { SECTION_GROUPS } from './section-groups';

/**
 * Every page of the product. The access guard, the menus, `robots.txt`, the sitemap, the service worker and lists in
 * tests are derived from this list. Only the matcher of `proxy.ts` is a copy, because Next.js reads the matcher without
 * running code; a test compares the two. `pages.test.ts` compares this list with the folders of `app/`. The list is
 * split into three files, so that a browser loads only the files that its menus need. The pages are in the order of the
 * menus.
 */

type PageAccess = 'everybody' | 'visitor' | 'member' | 'admin';
export type MenuName =
  | 'main'
  | 'prepare'
  | 'spanish'
  | 'legal'
  | 'more'
  | 'member'
  | 'admin'
  | 'learn'
  | 'panel'
  | 'panelMore';

/** Key of a page's name in menus. */
type MenuKey = keyof typeof menu;

export interface SitePage {
  readonly path: `/${string}`;
  readonly access: PageAccess;
  /**
   * Path to which the proxy redirects: signed-in users from a page for visitors, or visitors from a page for members.
   */
  readonly instead?: `/${string}`;
  /** Key of the page's name (`messages/en/menu.json`) in each menu that contains it. */
  readonly menus?: Partial<Readonly<Record<MenuName, MenuKey>>>;
  /** `listed` in the sitemap; `open` to search engines but not listed; or `closed` by `robots.txt`. */
  readonly search: 'listed' | 'open' | 'closed';
  /** True if the service worker caches the page for offline use. */
  readonly isCached?: true;
  /** True for a study page. A signed-in user's device stores such pages before they are first opened. */
  readonly isStudied?: true;
  /**
   * True for a page that works without React and Next.js ("the framework"). A visitor's browser loads the framework
   * only when a control is used (`lib/browser/page/light-page.ts`).
   */
  readonly isLight?: true;
  /** True for a page that is useful only after a previous step, such as starting a test or signing in. */
  readonly isFollowUp?: true;
}

const STUDIED = { access: 'everybody', search: 'listed', isCached: true, isStudied: true } as const;
const GUIDE = { ...STUDIED, isLight: true } as const;

export const SITE: readonly SitePage[] = [
  { path: '/', access: 'everybody', search: 'listed', isCached: true, isLight: true },
  { path: '/tests', access: 'member', search: 'open', isCached: true, menus: { main: 'tests' } },
  {
    path: '/overview',
    access: 'everybody',
    search: 'listed',
    isCached: true,
    isLight: true,
    menus: { main: 'pricing' },
  },
  { ...GUIDE, path: '/study', menus: { main: 'studyGuides' } },
  ...SECTION_GROUPS.map((group): SitePage => ({ ...GUIDE, path: `/study/${group}` })),
  { ...GUIDE, path: '/cheat-sheet', menus: { prepare: 'cheatSheet' } },
  ...SECTION_GROUPS.map((group): SitePage => ({ ...GUIDE, path: `/cheat-sheet/${group}` })),
  { ...STUDIED, path: '/cards', menus: { prepare: 'cards' } },
  { ...GUIDE, path: '/glossary', menus: { prepare: 'glossary' } },
  { ...GUIDE, path: '/exam-day', menus: { prepare: 'examDay' } },
  { ...STUDIED, path: '/search', search: 'open', menus: { prepare: 'search' } },
  { path: '/tools', access: 'everybody', search: 'listed', isCached: true, menus: { prepare: 'tools' } },
  { path: '/tools/evacuation', access: 'everybody', search: 'listed', isCached: true },
  { path: '/tools/pressure-temperature', access: 'everybody', search: 'listed', isCached: true },
  { path: '/tools/leak-rate', access: 'everybody', search: 'listed', isCached: true },
  { path: '/tools/cylinder-fill', access: 'everybody', search: 'listed', isCached: true },
  { path: '/tools/certification', access: 'everybody', search: 'listed', isCached: true },
  { path: '/start', access: 'visitor', instead: '/today', search: 'open', isCached: true },
  { path: '/mock-test', access: 'visitor', instead: '/tests', search: 'listed', isCached: true },
  {
    path: '/mock-test/run',
    access: 'visitor',
    instead: '/test',
    search: 'open',
    isCached: true,
    isFollowUp: true,
  },
  { path: '/mock-test/results', access: 'everybody', search: 'open', isCached: true, isFollowUp: true },
  { path: '/calibration', access: 'everybody', search: 'listed' },
  { path: '/privacy-policy', access: 'everybody', search: 'listed', isLight: true, menus: { legal: 'privacyPolicy' } },
  {
    path: '/terms-of-service',
    access: 'everybody',
    search: 'listed',
    isLight: true,
    menus: { legal: 'termsOfService' },
  },
  { path: '/cookie-policy', access: 'everybody', search: 'listed', isLight: true, menus: { legal: 'cookiePolicy' } },
  {
    path: '/payment-subscription',
    access: 'everybody',
    search: 'listed',
    isLight: true,
    menus: { legal: 'paymentSubscriptionInfo' },
  },
  { path: '/refund-policy', access: 'everybody', search: 'listed', isLight: true, menus: { more: 'refundPolicy' } },
  {
    path: '/accessibility-statement',
    access: 'everybody',
    search: 'listed',
    isLight: true,
    menus: { more: 'accessibilityStatement' },
  },
  { path: '/corrections', access: 'everybody', search: 'listed', menus: { more: 'corrections' } },
  {
    path: '/for-instructors',
    access: 'everybody',
    search: 'listed',
    menus: { more: 'forInstructors' },
  },
  { path: '/forgot-password', access: 'everybody', search: 'open' },
  { path: '/carry', access: 'everybody', search: 'open' },
  { path: '/join', access: 'everybody', search: 'open' },
  { path: '/reset-password', access: 'everybody', search: 'closed' },
  { path: '/verify-email', access: 'everybody', search: 'closed' },
  { path: '/unsubscribe', access: 'everybody', search: 'closed' },
  { path: '/signed-in', access: 'everybody', search: 'open', isFollowUp: true },
  { path: '/offline', access: 'everybody', search: 'open', isCached: true },
];

export const MEMBERS_AREA: readonly SitePage[] = [
  {
    path: '/today',
    access: 'member',
    instead: '/start',
    search: 'closed',
    isCached: true,
    menus: { learn: 'today' },
  },
  { path: '/today/plan', access: 'member', search: 'closed' },
  { path: '/today/which-way', access: 'member', search: 'closed' },
  { path: '/today/outcome', access: 'member', search: 'closed' },
  { path: '/test-selection', access: 'member', search: 'open', isCached: true },
  { path: '/test', access: 'member', search: 'closed', isCached: true, isFollowUp: true },
  { path: '/results', access: 'member', search: 'closed', isCached: true, isFollowUp: true },
  { path: '/profile', access: 'member', search: 'closed', menus: { member: 'profile' } },
  { path: '/devices', access: 'member', search: 'closed' },
  { path: '/favorites', access: 'member', search: 'closed', isCached: true, menus: { member: 'myFavorites' } },
  { path: '/statistics', access: 'member', search: 'closed', isCached: true, menus: { learn: 'myStatistics' } },
  { path: '/statistics/how-it-is-worked-out', access: 'member', search: 'closed' },
  { path: '/classes', access: 'member', search: 'closed', menus: { learn: 'myClasses' } },
  { path: '/classes/class', access: 'member', search: 'closed' },
  { path: '/classes/results', access: 'member', search: 'closed' },
  { path: '/classes/gradebook', access: 'member', search: 'closed' },
  { path: '/classes/outcomes', access: 'member', search: 'closed' },
  { path: '/classes/live', access: 'member', search: 'closed' },
  { path: '/classes/live/wall', access: 'member', search: 'closed' },
  { path: '/classes/paper', access: 'member', search: 'closed' },
  { path: '/classes/paper/answers', access: 'member', search: 'closed' },
  { path: '/classes/projector', access: 'member', search: 'closed' },
  { path: '/classes/room', access: 'member', search: 'closed' },
  { path: '/classes/assignment', access: 'member', search: 'closed' },
  { path: '/reports', access: 'member', search: 'closed', menus: { learn: 'myReports' } },
];

export const ADMIN_AREA: readonly SitePage[] = [
  { path: '/admin', access: 'admin', search: 'closed', menus: { admin: 'adminPanel', panelMore: 'toDo' } },
  { path: '/admin/sections/new', access: 'admin', search: 'closed', menus: { panel: 'addSection' } },
  { path: '/admin/dashboard', access: 'admin', search: 'closed', menus: { admin: 'analyticsDashboard' } },
  { path: '/admin/sections', access: 'admin', search: 'closed', menus: { panel: 'viewSections' } },
  { path: '/admin/questions/new', access: 'admin', search: 'closed', menus: { panel: 'addQuestion' } },
  { path: '/admin/questions', access: 'admin', search: 'closed', menus: { panel: 'viewQuestions' } },
  { path: '/admin/duplicates', access: 'admin', search: 'closed', menus: { panel: 'findDuplicates' } },
  { path: '/admin/item-analysis', access: 'admin', search: 'closed', menus: { panelMore: 'itemAnalysis' } },
  { path: '/admin/reports', access: 'admin', search: 'closed', menus: { panelMore: 'questionReports' } },
  { path: '/admin/praise', access: 'admin', search: 'closed', menus: { panelMore: 'testimonials' } },
  { path: '/admin/facts', access: 'admin', search: 'closed', menus: { panelMore: 'regulationFacts' } },
  { path: '/admin/import-export', access: 'admin', search: 'closed', menus: { panelMore: 'importAndExport' } },
  { path: '/admin/people', access: 'admin', search: 'closed', menus: { panelMore: 'people' } },
  { path: '/admin/audit', access: 'admin', search: 'closed', menus: { panelMore: 'auditLog' } },
];

/** Pages that exist only in Spanish. */
export const SPANISH_ONLY: readonly SitePage[] = [
  {
    path: '/es/examen',
    access: 'everybody',
    search: 'listed',
    isCached: true,
    isLight: true,
    menus: { spanish: 'examInSpanish' },
  },
];

const inSpanish = ({ path, instead, menus, isStudied, ...page }: SitePage): SitePage => ({
  ...page,
  path: pathIn('es', path),
  ...(instead ? { instead: pathIn('es', instead) } : {}),
});

/** The pages that are translated, below `/es`. No menu lists them, because menus translate the paths of their pages. */
const listSpanish = (): SitePage[] =>
  [...SITE, ...MEMBERS_AREA].filter(({ path }) => isTranslated(path)).map(inSpanish);

export const listPages = (): readonly SitePage[] => [
  ...SITE,
  ...MEMBERS_AREA,
  ...ADMIN_AREA,
  ...SPANISH_ONLY,
  ...listSpanish(),
];

export type MenuEntry = readonly [path: string, name: MenuKey];

export const listMenu = (menu: MenuName, pages: readonly SitePage[]): readonly MenuEntry[] =>
  pages.flatMap(({ path, menus }): MenuEntry[] => {
    const name = menus?.[menu];
    return name === undefined ? [] : [[path, name]];
  });

const listPaths = (isMeant: (page: SitePage) => boolean): string[] =>
  listPages()
    .filter(isMeant)
    .map(({ path }) => path);

const isForEverybody = ({ access }: SitePage): boolean => access === 'everybody' || access === 'visitor';

/** Lists the pages that everybody can open directly. */
export const listPublicPages = () => listPaths((page) => isForEverybody(page) && !page.isFollowUp);
/** Lists the pages that load React and Next.js only on demand. */
export const listLightPages = () => listPaths((page) => page.isLight === true);
export const listMemberPages = () => listPaths((page) => page.access === 'member' && !page.isFollowUp);
export const listAdminPages = () => listPaths((page) => page.access === 'admin');

export const listSitemap = () => listPaths((page) => page.search === 'listed');

const listCached = (): readonly SitePage[] => listPages().filter((page) => page.isCached);
export const isCachedPublicPage = (path: string): boolean =>
  listCached().some((page) => page.path === path && isForEverybody(page));
export const listCachedMemberPages = (): readonly string[] =>
  listCached()
    .filter((page) => page.access === 'member')
    .map(({ path }) => path);

/** Lists the study guides and reference pages. */
export const listStudyPages = () => listPaths((page) => page.isStudied === true);

const isBelow = (path: string, other: string): boolean => path.startsWith(`${other}/`);

/** Lists the pages of the tools. A device that opened one of these pages caches all of them. */
export const listToolPages = () => listPaths(({ path }) => path === '/tools' || isBelow(path, '/tools'));

/**
 * Lists the paths that `robots.txt` forbids. A forbidden path also forbids all pages below it unless it ends in $, so
 * the pages below are not listed.
 */
export function listClosedPages(): readonly string[] {
  const closed = listPaths((page) => page.search === 'closed');
  const open = listPaths((page) => page.search !== 'closed');
  return closed
    .filter((path) => !closed.some((other) => isBelow(path, other)))
    .map((path) => (open.some((other) => other.startsWith(path)) ? `${path}$` : path));
}
