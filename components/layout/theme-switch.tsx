'use client';

import { useTranslations } from '#texts';
import { switchTheme, THEME_SWITCH } from '@/lib/browser/page/theme';

export function ThemeSwitch() {
  const t = useTranslations('site');
  return (
    <button
      type="button"
      {...{ [THEME_SWITCH]: '' }}
      onClick={switchTheme}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg hover:bg-muted"
    >
      <span className="sr-only">
        {t.rich('switchToDarkLightTheme', {
          span: (chunks) => <span className="dark:hidden">{chunks}</span>,
          span2: (chunks) => <span className="hidden dark:inline">{chunks}</span>,
        })}
      </span>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5.5">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
      </svg>
    </button>
  );
}
