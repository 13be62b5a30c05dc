import type { ReactNode } from 'react';

/**
 * What can be pressed, at the foot of the screen within the thumb's reach; at its place below the question where very large
 * text would let it cover half of a phone. The height is compared in the text's own size, which a media query does not know.
 * `isNew`: takes no press for the moment (`use-double-tap-guard.ts`).
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
