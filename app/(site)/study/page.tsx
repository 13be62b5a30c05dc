import type { Metadata } from 'next';
import { JsonLd } from '@/components/layout/json-ld';
import { PageFrame } from '@/components/layout/page-frame';
import { PressureChart } from '@/components/study/pressure-chart';
import { studyFacts } from '@/components/study/study-facts';
import { PageHeader } from '@/components/ui/page-header';
import { GUIDES } from '@/lib/study/catalog';
import { listSaturationCurves, staysAboveAir } from '@/lib/study/saturation';

export const metadata: Metadata = {
  title: 'Study guides',
  description:
    'Free study guides for EPA Section 608 Core, Type I, Type II and Type III: plain words, the tables to know by heart, and the rule behind each figure.',
  alternates: { canonical: '/study' },
};

const curves = listSaturationCurves(GUIDES).filter(staysAboveAir);
const CLEAR_START = 4;

export default function Page() {
  return (
    <PageFrame>
      <JsonLd data={studyFacts(GUIDES)} />
      <PageHeader
        title="Study guides"
        subtitle="What the exam asks, in plain words, with the tables to know by heart. Free, no account, good to print."
      />
      <ul className="grid gap-4 md:grid-cols-2">
        {GUIDES.map(({ group, title, summary, topics }) => (
          <li key={group} className="flex flex-col rounded-2xl border border-border bg-card p-5 sm:p-6">
            <h2 className="font-semibold text-xl">
              <a href={`/study/${group}`} className="text-primary underline underline-offset-4 hover:no-underline">
                {title}
              </a>
            </h2>
            <p className="mt-2">{summary}</p>
            <p className="mt-3 text-muted-foreground">{topics.map(({ name }) => name).join(' · ')}</p>
          </li>
        ))}
      </ul>
      <h2 className="mt-14 mb-5 font-bold text-2xl tracking-tight sm:text-3xl">Read a P-T chart</h2>
      <PressureChart curves={curves} hiddenAtFirst={curves.slice(CLEAR_START).map(({ refrigerant }) => refrigerant)} />
    </PageFrame>
  );
}
