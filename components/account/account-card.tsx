import type { ReactNode } from 'react';
import { Card, CardContent } from '@/components/ui/card';

/** The one card of a page that does one thing. */
export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    // As high as the longest of these cards, so that the footer stays where it is when one takes the place of another.
    <div className="min-h-136">
      <Card className="mx-auto max-w-lg">
        <CardContent className="flex flex-col gap-4">
          <h1 className="font-bold text-2xl">{title}</h1>
          {children}
        </CardContent>
      </Card>
    </div>
  );
}
