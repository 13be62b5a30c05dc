import { BookOpen, CalendarCheck, CircleUserRound, ListChecks, Wrench } from 'lucide-react';
import { usePaths, useTranslations } from '#texts';
import { NavLink } from './nav-link';
import { SITE_MENU_ID } from './site-menu-id';

/** Main areas of the app. The fifth, Me, is the slide-in menu on a phone and the account menu on a desktop. */
export const APP_LINKS = [
  { href: '/today', name: 'today', Icon: CalendarCheck, pages: [] },
  { href: '/tests', name: 'practice', Icon: ListChecks, pages: ['/test-selection'] },
  {
    href: '/study',
    name: 'learn',
    Icon: BookOpen,
    pages: ['/cheat-sheet', '/cards', '/glossary', '/exam-day', '/search'],
  },
  { href: '/tools', name: 'tools', Icon: Wrench, pages: [] },
] as const;

/** Style of a link. Its text follows the browser's font size, up to a size at which five links still fit a phone. */
const LINK_STYLE =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-[min(0.8rem,3.9vw)] font-medium leading-none text-muted-foreground aria-[current]:text-primary aria-[current]:font-semibold';

/** Bottom navigation for members on a phone. Hidden during a test. */
export function AppBar() {
  const t = useTranslations('site');
  const tMenu = useTranslations('menu');
  const toPath = usePaths();
  return (
    <nav
      aria-label={t('app')}
      className="sticky bottom-0 z-20 hidden border-border border-t bg-card pb-[env(safe-area-inset-bottom)] max-md:member:block attempt:hidden! print:hidden"
    >
      <ul className="flex">
        {APP_LINKS.map(({ href, name, Icon, pages }) => (
          <li key={href} className="min-w-[44px] flex-auto">
            <NavLink href={toPath(href)} pages={pages} className={LINK_STYLE}>
              <Icon aria-hidden className="size-6" />
              {tMenu(name)}
            </NavLink>
          </li>
        ))}
        <li className="min-w-[44px] flex-auto">
          <button type="button" popoverTarget={SITE_MENU_ID} className={LINK_STYLE}>
            <CircleUserRound aria-hidden className="size-6" />
            {t('me')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
