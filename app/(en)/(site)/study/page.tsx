import type { Metadata } from 'next';
import { JsonLd } from '@/components/layout/json-ld';
import { PageFrame } from '@/components/layout/page-frame';
import { SearchForm } from '@/components/search/search-form';
import { LookUpLinks } from '@/components/study/look-up-links';
import { PressureChart } from '@/components/study/pressure-chart';
import { SectionArt } from '@/components/study/section-art';
import { SectionTitle } from '@/components/study/section-title';
import { studyFacts } from '@/components/study/study-facts';
import { Fold } from '@/components/ui/fold';
import { PageHeader } from '@/components/ui/page-header';
import { Wording } from '@/components/ui/wording';
import { SECTIONS } from '@/lib/kernel/exam';
import { listNames } from '@/lib/kernel/words';
import { GUIDES } from '@/lib/study/guides/catalog';
import { listSaturationCurves, staysAboveAir } from '@/lib/study/saturation-rules';

export const metadata: Metadata = {
  title: `EPA 608 study guides: ${SECTIONS.map(({ name }) => name).join(', ')}`,
  description: `Free study guides for EPA Section 608 ${listNames(SECTIONS.map(({ name }) => name))}: plain words, the tables to know by heart, and the rule behind each figure.`,
  alternates: { canonical: '/study' },
};

const curves = listSaturationCurves(GUIDES).filter(staysAboveAir);
const CLEAR_START = 4;
/** Separator that begins with a no-break space, so that a line never starts with the dot. */
const BETWEEN = '\u00A0· ';

export default function Page() {
  return (
    <PageFrame>
      <JsonLd data={studyFacts(GUIDES)} />
      <PageHeader
        title="Study guides"
        subtitle="What the exam asks, in plain words, with the tables to know by heart. Free, no account, good to print."
      />
      <div className="mb-8 print:hidden">
        <SearchForm />
      </div>
      <ul className="grid gap-4 md:grid-cols-2">
        {GUIDES.map(({ group, title, summary, topics }) => (
          <li key={group} className="rounded-2xl border border-border bg-card p-5 sm:p-6">
            <div className="flex flex-wrap items-center justify-between gap-4">
              <h2 className="min-w-0 flex-[1_1_8rem] text-balance font-semibold text-xl">
                <a href={`/study/${group}`} className="text-primary underline underline-offset-4 hover:no-underline">
                  <SectionTitle title={title} />
                </a>
              </h2>
              <SectionArt group={group} className="h-19 w-24 shrink-0 rounded-xl bg-background p-2 sm:h-24 sm:w-32" />
            </div>
            <p className="mt-3">
              <Wording text={summary} />
            </p>
            <p className="mt-3 text-muted-foreground max-md:not-print:hidden">
              {topics.map(({ name }) => name).join(BETWEEN)}
            </p>
          </li>
        ))}
      </ul>
      <LookUpLinks />
      <Fold
        className="mt-8 print:hidden"
        heading={<h2 className="font-bold text-2xl tracking-tight sm:text-3xl">Read a P-T chart</h2>}
      >
        <PressureChart
          curves={curves}
          hiddenAtFirst={curves.slice(CLEAR_START).map(({ refrigerant }) => refrigerant)}
        />
      </Fold>
    </PageFrame>
  );
}
