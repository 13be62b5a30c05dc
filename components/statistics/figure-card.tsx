import type { ReactNode } from 'react';
import { Card, CardContent } from '@/components/ui/card';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';

interface FigureCardProps {
  title: string;
  /** What the picture shows, in a sentence. */
  sentence: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  children: ReactNode;
}

/** A picture with its sentence, and the figures behind it for those who read. */
export function FigureCard({ title, sentence, columns, rows, children }: FigureCardProps) {
  return (
    <Card>
      <CardContent>
        <h3 className="font-semibold text-lg leading-snug">{title}</h3>
        <figure className="mt-1">
          <figcaption className="max-w-measure text-muted-foreground">{sentence}</figcaption>
          <div aria-hidden="true" className="mt-4">
            {children}
          </div>
        </figure>
        <details className="group mt-3">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-lg font-medium text-primary underline underline-offset-4">
            The figures as a table
          </summary>
          <div className="mt-2">
            <Table caption={title} captionHidden>
              <TableHead>
                <tr>
                  {columns.map((column) => (
                    <TableHeader key={column}>{column}</TableHeader>
                  ))}
                </tr>
              </TableHead>
              <TableBody>
                {rows.map((cells, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own and never move.
                  <TableRow key={place} className="tabular-nums">
                    {cells.map((cell, column) => (
                      <TableCell key={columns[column]}>{cell}</TableCell>
                    ))}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </div>
        </details>
      </CardContent>
    </Card>
  );
}
