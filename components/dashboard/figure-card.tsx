import { type ReactNode, useId } from 'react';
import { Card } from '@/components/ui/card';

interface FigureCardProps {
  title: string;
  note: string;
  /** For the eye only: the table says the same. */
  picture: ReactNode;
  /** Nothing to draw: a sentence says more than bare axes. */
  isEmpty: boolean;
  table: ReactNode;
}

/** A picture with its numbers behind it. */
export function FigureCard({ title, note, picture, isEmpty, table }: FigureCardProps) {
  const titleId = useId();
  return (
    <Card className="flex min-w-0 flex-col p-5 sm:p-6">
      <section aria-labelledby={titleId}>
        <h3 id={titleId} className="font-semibold text-lg">
          {title}
        </h3>
        <p className="mb-4 text-muted-foreground text-sm">{note}</p>
        {isEmpty ? (
          <p className="flex h-64 items-center justify-center rounded-lg bg-muted/60 p-4 text-center text-muted-foreground">
            Nothing in this period.
          </p>
        ) : (
          <div aria-hidden="true" className="h-64">
            {picture}
          </div>
        )}
        <details className="mt-4">
          <summary className="inline-block cursor-pointer rounded py-1 font-medium text-primary underline underline-offset-4">
            Show the numbers
          </summary>
          <div className="mt-3">{table}</div>
        </details>
      </section>
    </Card>
  );
}
