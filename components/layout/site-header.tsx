import { X } from 'lucide-react';
import { useLanguage, usePaths, useTranslations } from '#texts';
import { listMenu, SITE } from '@/lib/kernel/pages';
import { APP_LINKS } from './app-bar';
import { LanguageLink } from './language-link';
import { Logo } from './logo';
import { MemberMenuSlot, MemberWelcomeSlot } from './member-area';
import { NavLink } from './nav-link';
import { SearchKey } from './search-key';
import { SignInButton } from './sign-in-button';
import { SiteMenu } from './site-menu';
import { ThemeSwitch } from './theme-switch';

const LINK_STYLE =
  'block rounded-lg px-3 py-2.5 font-medium hover:bg-muted aria-[current]:text-primary aria-[current]:underline aria-[current]:underline-offset-8';
const ACTION = 'h-11 items-center whitespace-nowrap rounded-lg px-[16px] font-semibold';

/**
 * Site header with the same markup for all visitors. The `member:` classes show the parts for members without waiting
 * for a script. Margins are in pixels, so that at 200 % text size the header takes at most two lines on a phone.
 */
export function SiteHeader({ hasLanguages }: { hasLanguages: boolean }) {
  const t = useTranslations('site');
  const tMenu = useTranslations('menu');
  const toPath = usePaths();
  const language = useLanguage();
  return (
    <header className="border-border border-b bg-card print:hidden">
      <div className="mx-auto flex min-h-16 attempt:min-h-13 max-w-6xl flex-wrap items-center gap-[4px] px-[12px] py-[4px] sm:gap-4 sm:px-4">
        <a href={toPath('/')} className="inline-flex rounded-lg py-1.5 member:hidden">
          <Logo />
        </a>
        <a href={toPath('/today')} className="hidden rounded-lg py-1.5 member:inline-flex attempt:hidden">
          <Logo />
        </a>
        <a
          href={toPath('/today')}
          className="hidden size-11 items-center justify-center rounded-lg hover:bg-muted member:attempt:inline-flex"
        >
          <X aria-hidden className="size-6" />
          <span className="sr-only">{t('leaveTheTestItIs')}</span>
        </a>
        <nav aria-label={t('main')} className="ml-2 hidden md:block attempt:hidden">
          <ul className="hidden gap-1 member:flex">
            {APP_LINKS.map(({ href, name, pages }) => (
              <li key={href}>
                <NavLink href={toPath(href)} pages={pages} className={LINK_STYLE}>
                  {tMenu(name)}
                </NavLink>
              </li>
            ))}
          </ul>
          <ul className="flex gap-1 member:hidden">
            {listMenu('main', SITE).map(([href, name]) => (
              <li key={href}>
                <a href={toPath(href)} className={LINK_STYLE}>
                  {tMenu(name)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {/* The welcome and the menu reserve their space from the first paint, so that nothing moves when they load. */}
        <span className="min-w-0 flex-1 truncate text-right text-muted-foreground max-lg:invisible">
          <MemberWelcomeSlot />
        </span>
        <div className="ml-auto flex items-center gap-[4px] sm:gap-2">
          <div className="hidden sm:block">
            <ThemeSwitch />
          </div>
          {language === 'en' && hasLanguages ? (
            <LanguageLink className="hidden min-h-11 items-center rounded-lg px-2 font-medium underline underline-offset-4 spanish:inline-flex attempt:hidden" />
          ) : null}
          <div className="flex items-center gap-2 member:hidden attempt:hidden">
            <SignInButton className={`${ACTION} inline-flex border border-border-strong bg-card hover:bg-muted`} />
          </div>
          <a
            href={toPath('/test-selection')}
            className={`${ACTION} hidden bg-primary text-primary-foreground hover:bg-primary-hover member:inline-flex attempt:hidden`}
          >
            {t('goToTests')}
          </a>
          <div className="hidden size-11 md:member:block">
            <MemberMenuSlot />
          </div>
        </div>
        <SiteMenu hasLanguages={hasLanguages} />
        <SearchKey />
      </div>
      {/* Container for `removal-notice.tsx`. */}
      <div id="removal-notice" className="mx-auto max-w-6xl px-[12px] pb-3 empty:hidden attempt:hidden sm:px-4" />
    </header>
  );
}
