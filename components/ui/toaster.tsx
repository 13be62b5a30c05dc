'use client';

import { Toaster as Sonner } from 'sonner';

/** Where toasts appear; once in the layout of pages that use `toast` from `sonner`. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-center"
      closeButton
      // Its own style sheet names the system's typeface.
      style={{ fontFamily: 'inherit' }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-start gap-3 rounded-xl border border-border bg-card p-4 text-base text-card-foreground shadow-overlay',
          title: 'font-semibold',
          success: 'border-success-border! bg-success-surface! text-success-foreground!',
          error: 'border-error-border! bg-error-surface! text-error-foreground!',
          closeButton: 'order-last ml-auto inline-flex size-8 items-center justify-center rounded-md hover:bg-muted',
        },
      }}
    />
  );
}
