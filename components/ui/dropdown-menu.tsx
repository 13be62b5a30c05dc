'use client';

import * as Primitive from 'radix-ui/dropdown-menu';
import type { ComponentProps } from 'react';
import { cn } from './cn';

/** Not modal: the page around it stays in reach, so nothing that can take focus is hidden from screen readers. */
export function DropdownMenu(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root modal={false} {...props} />;
}

export const DropdownMenuTrigger = Primitive.Trigger;

/** Stays where its trigger is instead of at the end of the document, so that it belongs to the landmark around it. */
export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Content
      align="end"
      sideOffset={6}
      className={cn(
        'z-40 min-w-56 animate-rise rounded-xl border border-border bg-card p-1.5 text-card-foreground shadow-overlay',
        className,
      )}
      {...props}
    />
  );
}

/** With `asChild` a link; otherwise give it `onSelect`. */
export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-lg px-3 py-2 outline-none data-highlighted:bg-muted data-disabled:cursor-not-allowed data-disabled:opacity-60',
        className,
      )}
      {...props}
    />
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label className={cn('px-3 py-2 text-muted-foreground text-sm', className)} {...props} />;
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Primitive.Separator>) {
  return <Primitive.Separator className={cn('my-1 h-px bg-border', className)} {...props} />;
}
