import { useLanguage, usePaths, useTranslations } from '#texts';
import { Wording } from '@/components/ui/wording';
import type { SectionGroup } from '@/lib/kernel/section-groups';
import { listKeyFigures } from '@/lib/study/guides/key-figures';

/** Most important figures of a guide, with their sources. */
export function KeyFigures({ group }: { group: SectionGroup }) {
  const t = useTranslations('guides');
  const toPath = usePaths();
  const figures = listKeyFigures(group, useLanguage());
  return (
    <section aria-labelledby="key-figures" className="mb-10">
      <h2 id="key-figures" className="font-bold text-2xl tracking-tight sm:text-3xl">
        {t('keyFigures')}
      </h2>
      <dl className="mt-4 grid max-sm:divide-y max-sm:divide-border sm:grid-cols-2 sm:gap-3 xl:grid-cols-3">
        {figures.map(({ name, figure, source }) => (
          <div
            key={name}
            className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 wrap-anywhere py-2 sm:flex-col sm:items-stretch sm:rounded-xl sm:border sm:border-border sm:bg-card sm:p-4 print:break-inside-avoid print:py-2"
          >
            <dt>
              <Wording text={name} />
            </dt>
            <dd className="ml-auto font-bold text-xl tabular-nums tracking-tight sm:mt-auto sm:ml-0 sm:pt-2 sm:text-2xl">
              <Wording text={figure} />
            </dd>
            <dd className="w-full text-muted-foreground text-sm">
              <Wording text={source} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        <a
          href={toPath(`/cheat-sheet/${group}`)}
          className="inline-block py-1.5 text-primary underline underline-offset-4 print:hidden"
        >
          {t('allFigures')}
        </a>
      </p>
    </section>
  );
}
