import type { GuideTable } from '@/lib/study/guide';

const isFigure = (cell: string) => /^[\d.,]+v?$/.test(cell);

/** A table to know by heart, with where it comes from. Scrolls in its own box where it is wider than the screen. */
export function GuideTableView({ table, id }: { table: GuideTable; id: string }) {
  const figures = table.columns.map((_, column) => table.rows.every((row) => isFigure(row[column] ?? '')));
  return (
    <figure className="my-6">
      <section
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable without a pointer.
        tabIndex={0}
        className="overflow-x-auto rounded-xl border border-border bg-card print:overflow-visible"
      >
        <table className="w-full border-collapse text-left">
          <caption id={id} className="px-4 pt-4 pb-3 text-left font-semibold text-lg">
            {table.caption}
          </caption>
          <thead>
            <tr className="border-border border-y bg-muted">
              {table.columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={`px-4 py-2.5 font-semibold ${figures[index] ? 'text-right' : ''}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {table.rows.map((row) => (
              <tr key={row.join('|')} className="even:bg-background/60">
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th
                      key={table.columns[index]}
                      scope="row"
                      className={`px-4 py-2.5 align-top font-medium ${figures[0] ? 'text-right' : ''}`}
                    >
                      {cell}
                    </th>
                  ) : (
                    <td
                      key={table.columns[index]}
                      className={`px-4 py-2.5 align-top ${figures[index] ? 'text-right' : ''}`}
                    >
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <figcaption className="mt-2 text-muted-foreground text-sm">Source: {table.source}</figcaption>
    </figure>
  );
}
