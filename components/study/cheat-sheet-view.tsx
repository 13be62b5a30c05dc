import { useTranslations } from '#texts';
import { Wording } from '@/components/ui/wording';
import type { DatedSheet } from '@/lib/study/guides/cheat-sheets';
import type { SheetBlock } from '@/lib/study/rules';
import { Day } from './day';

function Block({ block }: { block: SheetBlock }) {
  return (
    <section className="mb-5 break-inside-avoid rounded-xl border border-border bg-card p-4 print:mb-1.5 print:rounded-none print:border-x-0 print:border-b-0 print:bg-transparent print:p-0 print:pt-0.5">
      <h3 className="font-semibold text-lg print:text-base print:leading-snug">
        <Wording text={block.title} />
      </h3>
      <dl className="mt-2 print:mt-0 print:text-[0.95rem] print:leading-tight">
        {block.rows.map(([name, figure]) => (
          <div
            key={name}
            className="flex justify-between gap-4 border-border border-t py-1.5 first:border-t-0 print:gap-2 print:py-px"
          >
            <dt className="min-w-0 text-muted-foreground print:text-foreground">
              <Wording text={name} />
            </dt>
            <dd className="max-w-[62%] text-right font-medium">
              <Wording text={figure} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-muted-foreground text-sm print:mt-0 print:text-[0.75rem] print:leading-tight">
        <Wording text={block.source} />
      </p>
    </section>
  );
}

/** Cheat sheet of one section group, laid out to print on one sheet. */
export function CheatSheetView({ sheet }: { sheet: DatedSheet }) {
  const t = useTranslations('guides');
  return (
    <article aria-labelledby={`sheet-${sheet.group}`} className="sheet">
      <header className="mb-4 print:mb-1">
        <h2 id={`sheet-${sheet.group}`} className="font-bold text-2xl tracking-tight print:text-xl">
          {sheet.title}
        </h2>
        <p className="text-muted-foreground print:text-sm">
          {t.rich('sheetChecked', { day: () => <Day day={sheet.checkedOn} /> })}
        </p>
      </header>
      <div className="gap-6 md:columns-2 xl:columns-3 print:columns-2! print:gap-5">
        {sheet.blocks.map((block) => (
          <Block key={block.title} block={block} />
        ))}
      </div>
    </article>
  );
}
