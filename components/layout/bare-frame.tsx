import type { ReactNode } from 'react';
import { useTranslations } from '#texts';
import { Ready } from './ready';

interface BareFrameProps {
  header: ReactNode;
  footer?: ReactNode;
  /** Full width instead of a column with margins. */
  isWide?: boolean;
  children: ReactNode;
}

/** Frame of every page, without the menus of `PageFrame`. */
export function BareFrame({ header, footer, isWide = false, children }: BareFrameProps) {
  const t = useTranslations('site');
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded-lg bg-primary px-4 py-3 font-semibold text-primary-foreground focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {t('skipToTheContent')}
      </a>
      {header}
      <main
        id="content"
        tabIndex={-1}
        className={isWide ? 'flex-1' : 'mx-auto w-full max-w-6xl flex-1 px-4 py-8 sm:py-10'}
      >
        {children}
      </main>
      {footer}
      {/* `Ready` is not in the document's layout, where it would load the not-found page's scripts on each page. */}
      <Ready />
    </div>
  );
}
