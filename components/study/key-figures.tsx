import { Wording } from '@/components/ui/wording';
import type { SectionGroup } from '@/lib/kernel/section-groups';
import { listKeyFigures } from '@/lib/study/guides/key-figures';

/** Most important figures of a guide, with their sources. */
export function KeyFigures({ group }: { group: SectionGroup }) {
  return (
    <section aria-labelledby="key-figures" className="mb-10">
      <h2 id="key-figures" className="font-bold text-2xl tracking-tight sm:text-3xl">
        Key figures
      </h2>
      <dl className="mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {listKeyFigures(group).map(({ name, figure, source }) => (
          <div
            key={name}
            className="flex min-w-0 flex-col wrap-anywhere rounded-xl border border-border bg-card p-4 print:break-inside-avoid print:py-2"
          >
            <dt>
              <Wording text={name} />
            </dt>
            <dd className="mt-auto pt-2">
              <span className="block font-bold text-2xl tabular-nums tracking-tight">
                <Wording text={figure} />
              </span>
              <span className="text-muted-foreground text-sm">
                <Wording text={source} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        <a
          href={`/cheat-sheet/${group}`}
          className="inline-block py-1.5 text-primary underline underline-offset-4 print:hidden"
        >
          All figures on one page
        </a>
      </p>
    </section>
  );
}
