'use client';

import * as Primitive from 'radix-ui/tooltip';
import type { ReactNode } from 'react';

interface TooltipProps {
  content: ReactNode;
  /** A single focusable element. */
  children: ReactNode;
}

/**
 * Additional text on hover and focus. The text must also be available elsewhere, because touch screens have no hover.
 */
export function Tooltip({ content, children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={200}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            sideOffset={6}
            className="z-50 max-w-72 animate-fade rounded-lg bg-foreground px-3 py-2 text-background text-sm shadow-overlay"
          >
            {content}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
