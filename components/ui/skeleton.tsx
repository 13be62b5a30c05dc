import type { ComponentProps } from 'react';
import { cn } from './cn';

/** Placeholder in the size of the coming content. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden className={cn('rounded-lg bg-muted motion-safe:animate-pulse', className)} {...props} />;
}
