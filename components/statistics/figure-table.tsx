import { useTranslations } from '#texts';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';

interface FigureTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Table of the numbers behind a chart. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  const t = useTranslations('statistics');
  return (
    <Table caption={t('inNumbers', { caption })} captionHidden>
      <TableHead>
        <tr>
          {columns.map((column) => (
            <TableHeader key={column}>{column}</TableHeader>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((cells, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own and never move.
          <TableRow key={place} className="tabular-nums">
            {cells.map((cell, column) => (
              <TableCell key={columns[column]}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
