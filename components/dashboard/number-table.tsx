import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';

interface NumberTableProps {
  caption: string;
  /** Header of the first column, which names the rows. */
  rowHead: string;
  columns: readonly string[];
  rows: readonly { name: string; values: readonly string[] }[];
}

/** Table of the numbers behind a chart. */
export function NumberTable({ caption, rowHead, columns, rows }: NumberTableProps) {
  return (
    <div className="max-h-80 overflow-y-auto">
      <Table caption={caption} captionHidden>
        <TableHead>
          <TableRow>
            <TableHeader>{rowHead}</TableHeader>
            {columns.map((column) => (
              <TableHeader key={column} className="text-right">
                {column}
              </TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.name}>
              <TableHeader scope="row" className="whitespace-nowrap font-normal!">
                {row.name}
              </TableHeader>
              {columns.map((column, place) => (
                <TableCell key={column} className="text-right tabular-nums">
                  {row.values[place]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
