import { type ReactNode, useId } from 'react';
import { useTranslations } from '#texts';
import { Card, CardContent } from '@/components/ui/card';

interface FigureCardProps {
  title: string;
  /** Sentence that describes the chart. */
  note: string;
  /** Chart, hidden from screen readers, because the table holds the same data. */
  picture: ReactNode;
  /** Shows a sentence instead of the chart, because there is no data. */
  isEmpty?: boolean;
  table: ReactNode;
}

/** Card with a chart, its description, and its numbers as a table. */
export function FigureCard({ title, note, picture, isEmpty = false, table }: FigureCardProps) {
  const t = useTranslations('site');
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
              {t('nothingInThisPeriod')}
            </p>
          ) : (
            <div aria-hidden="true">{picture}</div>
          )}
          <details className="mt-3">
            <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-lg font-medium text-primary underline underline-offset-4">
              {t('showTheNumbers')}
            </summary>
            <div className="mt-2">{table}</div>
          </details>
        </section>
      </CardContent>
    </Card>
  );
}
