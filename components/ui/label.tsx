import type { ComponentProps } from 'react';
import { cn } from './cn';

export function Label({ className, htmlFor, children, ...props }: ComponentProps<'label'>) {
  return (
    <label htmlFor={htmlFor} className={cn('font-medium text-base', className)} {...props}>
      {children}
    </label>
  );
}
