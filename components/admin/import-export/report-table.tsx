'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Pagination } from '@/components/ui/pagination';
import type { ImportReport, PlannedRow } from '@/lib/import-export/contract';
import type { RowAction } from '@/lib/import-export/formats-rules';
import { RowDifferences } from './row-differences';

const PAGE_SIZE = 50;
const ACTIONS: Record<RowAction, { word: string; variant: 'success' | 'info' | 'default' | 'error' }> = {
  added: { word: 'Added', variant: 'success' },
  changed: { word: 'Changed', variant: 'info' },
  unchanged: { word: 'Unchanged', variant: 'default' },
  refused: { word: 'Refused', variant: 'error' },
};
/** Sort order of the rows: rows that need the admin's attention come first. */
const ORDER: readonly RowAction[] = ['refused', 'changed', 'added', 'unchanged'];

/**
 * Shows what an import would do to each row, with the reason for each refused row. After the import only the counts
 * remain.
 */
export function ReportTable({ report }: { report: ImportReport }) {
  return (
    <div className="flex flex-col gap-4">
      <Summary report={report} />
      {report.rows.length > 0 ? <Rows rows={report.rows} /> : null}
    </div>
  );
}

function Rows({ rows }: { rows: PlannedRow[] }) {
  const [page, setPage] = useState(0);
  const ordered = [...rows].sort(
    (one, other) => ORDER.indexOf(one.action) - ORDER.indexOf(other.action) || one.row - other.row,
  );
  const totalPages = Math.ceil(ordered.length / PAGE_SIZE);
  return (
    <>
      <section
        aria-label="Rows of the file"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable without a pointer.
        tabIndex={0}
        className="overflow-x-auto rounded-xl border border-border"
      >
        <table className="w-full border-collapse text-left">
          <thead>
            <tr className="border-border border-b bg-muted">
              {['Row', 'Result', 'Question'].map((column) => (
                <th key={column} scope="col" className="px-2.5 py-2.5 sm:px-4 font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {ordered.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map((row) => (
              <ReportRow key={row.row} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      <Pagination page={page} totalPages={totalPages} onPageChange={setPage} />
    </>
  );
}

function Summary({ report }: { report: ImportReport }) {
  const { added, changed, unchanged, refused, committed } = report;
  const counts = `${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused`;
  if (committed) return <Alert variant="success">Imported: {counts}.</Alert>;
  if (refused > 0) {
    return <Alert variant="error">Nothing was changed. Fix the refused rows and check the file again: {counts}.</Alert>;
  }
  return <Alert variant="info">What would change: {counts}. Nothing was changed yet.</Alert>;
}

/** Names of the changed fields. Shown if the server left out the differences because there are too many of them. */
const Changes = ({ names }: { names: string[] }) =>
  names.length > 0 ? <span className="mt-1 block text-muted-foreground text-sm">{names.join(', ')}</span> : null;

function ReportRow({ row }: { row: PlannedRow }) {
  const { word, variant } = ACTIONS[row.action];
  return (
    <tr>
      <td className="px-2.5 py-2.5 sm:px-4 align-top tabular-nums">{row.row}</td>
      <td className="whitespace-nowrap px-2.5 py-2.5 sm:px-4 align-top">
        <Badge variant={variant}>{row.action === 'unchanged' ? `Same as No. ${row.questionId}` : word}</Badge>
      </td>
      <td className="w-full px-2.5 py-2.5 sm:px-4 align-top">
        <span dir="auto" className="wrap-anywhere block max-w-measure">
          {row.text}
        </span>
        {row.differences.length > 0 ? (
          <RowDifferences differences={row.differences} />
        ) : (
          <Changes names={row.changes} />
        )}
        {row.faults.length > 0 ? (
          <ul className="mt-1 flex flex-col gap-1 text-error-foreground">
            {row.faults.map((fault) => (
              <li key={`${fault.field} ${fault.message}`}>
                {fault.field ? `${fault.field}: ` : ''}
                {fault.message}
              </li>
            ))}
          </ul>
        ) : null}
      </td>
    </tr>
  );
}
