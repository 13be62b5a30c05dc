import type { ReactNode } from 'react';

/**
 * Bar of buttons that sticks to the bottom of the screen, within the thumb's reach. It does not stick if the text is so
 * large that the bar would cover half of a phone. The limit is computed in rem, because a media query does not know the
 * page's text size. `isNew` ignores presses for a moment (`use-double-tap-guard.ts`).
 */
export function ActionBar({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  return (
    <div
      inert={isNew}
      className="sticky bottom-0 z-10 -mx-4 border-border border-t bg-background px-4 py-3 max-sm:bottom-[min(0px,calc((100svh-30rem)*999))] sm:mx-0 sm:px-0"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">{children}</div>
    </div>
  );
}
