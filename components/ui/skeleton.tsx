import type { ComponentProps } from 'react';
import { cn } from './cn';

/** Placeholder with the size of the content that is loading. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden className={cn('rounded-lg bg-muted motion-safe:animate-pulse', className)} {...props} />;
}
