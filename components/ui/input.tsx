import type { ComponentProps } from 'react';
import { cn } from './cn';

export const inputClasses =
  'w-full rounded-lg border border-border-strong bg-card px-3.5 text-base text-foreground placeholder:text-muted-foreground focus-visible:border-ring focus-visible:outline-3 focus-visible:outline-ring disabled:cursor-not-allowed disabled:bg-muted disabled:text-muted-foreground aria-invalid:border-error-border';

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      className={cn(inputClasses, 'h-12 read-only:border-border read-only:bg-muted', className)}
      {...props}
    />
  );
}
