'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Pagination } from '@/components/ui/pagination';
import type { ImportReport, PlannedRow, RowAction } from '@/lib/exchange/contract';

const PAGE_SIZE = 50;
const ACTIONS: Record<RowAction, { word: string; variant: 'success' | 'info' | 'default' | 'error' }> = {
  added: { word: 'Added', variant: 'success' },
  changed: { word: 'Changed', variant: 'info' },
  unchanged: { word: 'Unchanged', variant: 'default' },
  refused: { word: 'Refused', variant: 'error' },
};
/** What needs somebody's attention first. */
const ORDER: readonly RowAction[] = ['refused', 'changed', 'added', 'unchanged'];

/** Row by row what an import does or would do, and why a row is refused. */
export function ReportTable({ report }: { report: ImportReport }) {
  const [page, setPage] = useState(0);
  const rows = [...report.rows].sort(
    (one, other) => ORDER.indexOf(one.action) - ORDER.indexOf(other.action) || one.row - other.row,
  );
  const totalPages = Math.ceil(rows.length / PAGE_SIZE);
  return (
    <div className="flex flex-col gap-4">
      <Summary report={report} />
      <section
        aria-label="Rows of the file"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable without a pointer.
        tabIndex={0}
        className="overflow-x-auto rounded-xl border border-border"
      >
        <table className="w-full min-w-[40rem] border-collapse text-left">
          <thead>
            <tr className="border-border border-b bg-muted">
              {['Row', 'What happens', 'Question', 'Why'].map((column) => (
                <th key={column} scope="col" className="px-4 py-2.5 font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {rows.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map((row) => (
              <ReportRow key={row.row} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      {totalPages > 1 ? <Pagination page={page} totalPages={totalPages} onPageChange={setPage} /> : null}
    </div>
  );
}

function Summary({ report }: { report: ImportReport }) {
  const { added, changed, unchanged, refused, committed } = report;
  const counts = `${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused`;
  if (committed) return <Alert variant="success">Imported: {counts}.</Alert>;
  if (refused > 0) {
    return (
      <Alert variant="error">Nothing was changed. Correct the refused rows and check the file again: {counts}.</Alert>
    );
  }
  return <Alert variant="info">This would happen: {counts}. Nothing was changed yet.</Alert>;
}

function ReportRow({ row }: { row: PlannedRow }) {
  const { word, variant } = ACTIONS[row.action];
  return (
    <tr>
      <td className="px-4 py-2.5 align-top tabular-nums">{row.row}</td>
      <td className="px-4 py-2.5 align-top">
        <Badge variant={variant}>{word}</Badge>
      </td>
      <td className="max-w-md break-words px-4 py-2.5 align-top">{row.text}</td>
      <td className="px-4 py-2.5 align-top">
        {row.faults.length > 0 ? (
          <ul className="flex flex-col gap-1">
            {row.faults.map((fault) => (
              <li key={`${fault.field} ${fault.message}`}>
                {fault.field ? `${fault.field}: ` : ''}
                {fault.message}
              </li>
            ))}
          </ul>
        ) : (
          row.changes.join(', ')
        )}
      </td>
    </tr>
  );
}
