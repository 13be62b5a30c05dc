import { useTranslations } from '#texts';
import { listMenu, SITE } from '@/lib/kernel/pages';
import { LanguageLink } from './language-link';
import { MemberLinksSlot } from './member-area';
import { MENU_ROW, MenuRows } from './menu-rows';
import { SignInButton } from './sign-in-button';
import { SITE_MENU_ID } from './site-menu-id';
import { ThemeSwitch } from './theme-switch';

/** Slide-in menu for small screens. Visitors open it in the header, members by Me in the bottom navigation. */
export function SiteMenu({ hasLanguages }: { hasLanguages: boolean }) {
  const t = useTranslations('site');
  return (
    <>
      <button
        type="button"
        popoverTarget={SITE_MENU_ID}
        aria-label={t('menu')}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg hover:bg-muted member:hidden md:hidden"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
          <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
      <div
        id={SITE_MENU_ID}
        popover="auto"
        className="site-menu fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(20rem,86vw)] overflow-y-auto border-0 border-border border-l bg-card p-4 text-card-foreground shadow-overlay backdrop:bg-black/55"
      >
        <div className="flex items-center justify-between">
          <ThemeSwitch />
          <button
            type="button"
            popoverTarget={SITE_MENU_ID}
            popoverTargetAction="hide"
            aria-label={t('closeMenu')}
            className="inline-flex size-11 items-center justify-center rounded-lg hover:bg-muted"
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
              <path d="m6 6 12 12M18 6 6 18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        </div>
        <nav aria-label={t('menu')} className="mt-2">
          <ul>
            <MenuRows pages={listMenu('main', SITE)} />
          </ul>
          <div className="mt-3 flex px-3 member:hidden">
            <SignInButton className="h-12 w-full rounded-lg bg-primary px-4 font-semibold text-lg text-primary-foreground hover:bg-primary-hover" />
          </div>
          <MemberLinksSlot />
          {hasLanguages ? <LanguageLink className={MENU_ROW} /> : null}
        </nav>
      </div>
    </>
  );
}
