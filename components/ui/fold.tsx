import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn';

interface FoldProps {
  heading: ReactNode;
  /** Forces the fold open or closed. If undefined, the reader decides. */
  open?: boolean | undefined;
  hidden?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Collapsible part of a page. Opens on a press, for a URL fragment inside it, and for printing
 * (`lib/browser/page/folds.ts`).
 */
export function Fold({ heading, open, hidden, className, children }: FoldProps) {
  return (
    <details data-fold open={open} hidden={hidden} className={cn('group/fold', className)}>
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded-lg py-3 focus-visible:outline-3 focus-visible:outline-ring [&::-webkit-details-marker]:hidden">
        <div className="wrap-anywhere flex min-w-0 flex-1 flex-wrap items-center gap-x-3">{heading}</div>
        <ChevronDown aria-hidden className="size-6 shrink-0 group-open/fold:rotate-180 print:hidden" />
      </summary>
      {children}
    </details>
  );
}
