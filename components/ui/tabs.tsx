'use client';

import * as Primitive from 'radix-ui/tabs';
import type { ComponentProps } from 'react';
import { cn } from './cn';

export const Tabs = Primitive.Root;

/** Needs an `aria-label`. Scrolls horizontally on a narrow screen. */
export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List className={cn('flex gap-1 overflow-x-auto border-border border-b p-1', className)} {...props} />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className={cn(
        '-mb-[5px] inline-flex min-h-11 items-center gap-2 whitespace-nowrap border-transparent border-b-3 px-2.5 font-medium text-muted-foreground hover:text-foreground data-[state=active]:border-primary data-[state=active]:text-foreground sm:px-3.5',
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content className={cn('pt-5', className)} {...props} />;
}
