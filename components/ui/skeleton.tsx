import type { ComponentProps } from 'react';
import { cn } from './cn';

/** Stands where content will be, in its size. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden className={cn('rounded-lg bg-muted motion-safe:animate-pulse', className)} {...props} />;
}
