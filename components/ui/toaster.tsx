'use client';

import { Toaster as Sonner } from 'sonner';
import { useTranslations } from '#texts';

/** Container of the toasts. A page that uses `toast` from `sonner` needs it in its layout. */
export function Toaster() {
  const t = useTranslations('site');
  return (
    <Sonner
      position="bottom-center"
      closeButton
      containerAriaLabel={t('notifications')}
      // Uses the page's font in place of Sonner's.
      style={{ fontFamily: 'inherit' }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: t('closeToast'),
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
