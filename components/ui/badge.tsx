import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn';

const badgeVariants = cva('inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 font-medium text-sm', {
  variants: {
    variant: {
      default: 'border-border bg-muted text-foreground',
      info: 'border-info-border bg-info-surface text-info-foreground',
      success: 'border-success-border bg-success-surface text-success-foreground',
      warning: 'border-warning-border bg-warning-surface text-warning-foreground',
      error: 'border-error-border bg-error-surface text-error-foreground',
      outline: 'border-border-strong text-foreground',
    },
  },
  defaultVariants: { variant: 'default' },
});

export function Badge({ className, variant, ...props }: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span className={cn(badgeVariants({ variant }), className)} {...props} />;
}
