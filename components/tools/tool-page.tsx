import type { ReactNode } from 'react';
import { JsonLd } from '@/components/layout/json-ld';
import { PageFrame } from '@/components/layout/page-frame';
import { GuideTableView } from '@/components/study/guide-table-view';
import { TopicPractice } from '@/components/study/topic-practice';
import { PageHeader } from '@/components/ui/page-header';
import { Wording } from '@/components/ui/wording';
import { printValue } from '@/lib/facts/rules';
import { SECTIONS } from '@/lib/kernel/exam';
import { findTopic } from '@/lib/kernel/topics';
import type { GuideTable } from '@/lib/study/rules';
import type { Tool } from '@/lib/tools/rules';
import { toolFacts } from './tool-facts';

interface ToolPageProps {
  tool: Tool;
  /** Tables of the rule, for printing and for browsers without scripts. */
  tables: readonly GuideTable[];
  /** Date (YYYY-MM-DD) of the last check of the registered facts on the page. */
  checkedOn?: string;
  children: ReactNode;
}

/** Frame of every tool: header, tables of the rule, and a link to practice its exam topic. */
export function ToolPage({ tool, tables, checkedOn, children }: ToolPageProps) {
  return (
    <PageFrame>
      <JsonLd data={toolFacts(tool)} />
      <PageHeader
        title={tool.name}
        subtitle={<Wording text={tool.summary} />}
        back={
          <a href="/tools" className="inline-block px-4 py-1.5 text-primary underline underline-offset-4 print:hidden">
            All tools
          </a>
        }
      />
      {children}
      <noscript>
        <p className="mt-6 font-medium">The calculator needs JavaScript. The table below has the rule.</p>
      </noscript>
      <section aria-labelledby="rule" className="mt-12">
        <h2 id="rule" className="font-bold text-2xl tracking-tight">
          The rule
        </h2>
        {tables.map((table, index) => (
          <GuideTableView key={table.caption} table={table} id={`rule-table-${index + 1}`} />
        ))}
        <p className="max-w-measure text-muted-foreground text-sm">
          {checkedOn ? `Figures last checked on ${printValue({ value: checkedOn, unit: '' })}. ` : null}This tool helps
          with work and study. It is not legal advice; the rule itself decides.
        </p>
      </section>
      <Practice tool={tool} />
    </PageFrame>
  );
}

function Practice({ tool }: { tool: Tool }) {
  return (
    <section aria-labelledby="practice" className="mt-12 print:hidden">
      <h2 id="practice" className="font-bold text-2xl tracking-tight">
        What the exam asks about this
      </h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {tool.topics.map(({ sectionId, topic }) => {
          const section = SECTIONS.find(({ id }) => id === sectionId);
          const name = `${section?.name}: ${findTopic(sectionId, topic)?.name}`;
          return (
            <li key={name} className="rounded-xl border border-border bg-card p-5 pb-0">
              <h3 className="font-semibold text-lg">{name}</h3>
              <a
                href={`/study/${section?.group}#${topic}`}
                className="mt-1 inline-block py-1.5 text-primary underline underline-offset-4 hover:no-underline"
              >
                Read the study guide
              </a>
              <TopicPractice sectionId={sectionId} topic={topic} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
