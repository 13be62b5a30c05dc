'use client';

import { switchTheme, THEME_SWITCH } from '@/lib/browser/page/theme';

export function ThemeSwitch() {
  return (
    <button
      type="button"
      {...{ [THEME_SWITCH]: '' }}
      onClick={switchTheme}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg hover:bg-muted"
    >
      <span className="sr-only">
        Switch to <span className="dark:hidden">dark</span>
        <span className="hidden dark:inline">light</span> theme
      </span>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5.5">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
      </svg>
    </button>
  );
}
