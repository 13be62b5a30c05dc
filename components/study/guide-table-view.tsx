import { useTranslations } from '#texts';
import { Wording } from '@/components/ui/wording';
import type { GuideTable } from '@/lib/study/rules';

/** Styles the cells by classes on the table, because a class on each of hundreds of cells would enlarge the page. */
const TABLE =
  'w-full border-collapse text-left [&_caption]:px-3 sm:[&_caption]:px-4 [&_caption]:pt-4 [&_caption]:pb-3 [&_caption]:text-left [&_caption]:font-semibold [&_caption]:text-lg [&_td]:px-2.5 sm:[&_td]:px-4 [&_td]:py-2.5 [&_td]:align-top [&_th]:px-2.5 sm:[&_th]:px-4 [&_th]:py-2.5 [&_th]:align-top [&_th]:font-medium [&_thead_th]:font-semibold [&_tbody_tr]:bg-card [&_tbody_tr:nth-child(even)]:bg-background [&_tr>:first-child]:sticky [&_tr>:first-child]:left-0 [&_tr>:first-child]:bg-inherit max-sm:[&_tr>:first-child]:shadow-[2px_0_0_var(--border-strong)]';

const isFigure = (cell: string) => /^(about |cerca de )?[\d.,]+v?$/.test(cell);

/** Table of a guide with its source. If it is wider than the screen, it scrolls in a box with a fixed first column. */
export function GuideTableView({ table, id }: { table: GuideTable; id: string }) {
  const t = useTranslations('site');
  const figures = table.columns.map((_, column) => table.rows.every((row) => isFigure(row[column] ?? '')));
  return (
    <figure className="my-6">
      <section
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard.
        tabIndex={0}
        className="overflow-x-auto rounded-xl border border-border bg-card print:overflow-visible"
      >
        <table className={TABLE}>
          <caption id={id}>{table.caption}</caption>
          <thead>
            <tr className="border-border border-y bg-muted">
              {table.columns.map((column, index) => (
                <th key={column} scope="col" className={figures[index] ? 'text-right' : undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {table.rows.map((row) => (
              <tr key={row.join('|')}>
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th key={table.columns[index]} scope="row" className={figures[0] ? 'text-right' : undefined}>
                      <Wording text={cell} />
                    </th>
                  ) : (
                    <td key={table.columns[index]} className={figures[index] ? 'text-right' : undefined}>
                      <Wording text={cell} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <figcaption className="mt-2 text-muted-foreground text-sm">
        {t('source')} <Wording text={table.source} />
      </figcaption>
    </figure>
  );
}
