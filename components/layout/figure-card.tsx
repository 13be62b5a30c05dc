import { type ReactNode, useId } from 'react';
import { Card, CardContent } from '@/components/ui/card';

interface FigureCardProps {
  title: string;
  /** What the picture shows, in a sentence. */
  note: string;
  /** For the eye only: the table says the same. */
  picture: ReactNode;
  /** Nothing to draw: a sentence says more than bare axes. */
  isEmpty?: boolean;
  table: ReactNode;
}

/** A picture with its sentence, and its numbers behind it for those who read. */
export function FigureCard({ title, note, picture, isEmpty = false, table }: FigureCardProps) {
  const titleId = useId();
  return (
    <Card className="min-w-0">
      <CardContent>
        <section aria-labelledby={titleId}>
          <h3 id={titleId} className="font-semibold text-lg leading-snug">
            {title}
          </h3>
          <p className="mt-1 mb-4 max-w-measure text-muted-foreground">{note}</p>
          {isEmpty ? (
            <p className="flex h-64 items-center justify-center rounded-lg bg-muted/60 p-4 text-center text-muted-foreground">
              Nothing in this period.
            </p>
          ) : (
            <div aria-hidden="true">{picture}</div>
          )}
          <details className="mt-3">
            <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-lg font-medium text-primary underline underline-offset-4">
              Show the numbers
            </summary>
            <div className="mt-2">{table}</div>
          </details>
        </section>
      </CardContent>
    </Card>
  );
}
