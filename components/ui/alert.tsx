import { cva, type VariantProps } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from '#texts';
import { cn } from './cn';

const alertVariants = cva('flex items-start gap-3 rounded-lg border p-4 text-base', {
  variants: {
    variant: {
      info: 'border-info-border bg-info-surface text-info-foreground',
      success: 'border-success-border bg-success-surface text-success-foreground',
      warning: 'border-warning-border bg-warning-surface text-warning-foreground',
      error: 'border-error-border bg-error-surface text-error-foreground',
    },
  },
  defaultVariants: { variant: 'info' },
});

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

type AlertProps = ComponentProps<'div'> &
  VariantProps<typeof alertVariants> & { onDismiss?: () => void; children: ReactNode };

/** Message in the page. Errors interrupt a screen reader, other messages wait. `onDismiss` adds a close button. */
export function Alert({ className, variant, onDismiss, children, ...props }: AlertProps) {
  const t = useTranslations('site');
  const Icon = ICONS[variant ?? 'info'];
  return (
    <div
      role={variant === 'error' ? 'alert' : 'status'}
      className={cn(alertVariants({ variant }), className)}
      {...props}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
      {onDismiss ? (
        <button
          type="button"
          onClick={onDismiss}
          aria-label={t('dismiss')}
          className="-m-2 inline-flex size-9 pointer-coarse:-m-3 pointer-coarse:size-11 shrink-0 items-center justify-center rounded-md hover:bg-black/5 focus-visible:outline-3 focus-visible:outline-ring dark:hover:bg-white/10"
        >
          <X aria-hidden className="size-4" />
        </button>
      ) : null}
    </div>
  );
}
