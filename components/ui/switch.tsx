'use client';

import * as Primitive from 'radix-ui/switch';
import type { ComponentProps } from 'react';
import { cn } from './cn';

/** Switch whose change takes effect at once. Needs an `id` with a label, or an `aria-label`. */
export function Switch({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      className={cn(
        'inline-flex h-7 w-12 shrink-0 items-center rounded-full border border-border-strong bg-muted transition-colors focus-visible:outline-3 focus-visible:outline-ring disabled:cursor-not-allowed disabled:opacity-60 data-[state=checked]:border-primary data-[state=checked]:bg-primary',
        className,
      )}
      {...props}
    >
      <Primitive.Thumb className="pointer-events-none block size-5 translate-x-1 rounded-full bg-border-strong transition-transform data-[state=checked]:translate-x-6 data-[state=checked]:bg-primary-foreground" />
    </Primitive.Root>
  );
}
