'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Card, CardContent } from '@/components/ui/card';

interface AccountCardProps {
  title: string;
  /** Focuses the title, because the button that opened this card is gone. */
  isNext?: boolean;
  children: ReactNode;
}

/** Single card of a page with one task. */
export function AccountCard({ title, isNext = false, children }: AccountCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(isNext ? null : title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus();
  }, [title]);
  return (
    // Minimum height of the longest of these cards, so that the footer stays in place when one replaces another.
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
