'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Card, CardContent } from '@/components/ui/card';

interface AccountCardProps {
  title: string;
  /**
   * True for the second and later cards of a flow. The card then focuses its title, because the button that opened it
   * is gone.
   */
  isNext?: boolean;
  children: ReactNode;
}

/** Card for a page that shows one task, such as a password reset. */
export function AccountCard({ title, isNext = false, children }: AccountCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(isNext ? null : title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus();
  }, [title]);
  return (
    // All cards have the height of the tallest card, so that the footer does not move when one card replaces another.
    <div className="min-h-136">
      <Card className="mx-auto max-w-lg">
        <CardContent className="flex flex-col gap-4">
          <h1 ref={heading} tabIndex={-1} className="font-bold text-2xl outline-none">
            {title}
          </h1>
          {children}
        </CardContent>
      </Card>
    </div>
  );
}
