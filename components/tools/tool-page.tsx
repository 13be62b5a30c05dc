import type { ReactNode } from 'react';
import { useLanguage, usePaths, useTranslations } from '#texts';
import { JsonLd } from '@/components/layout/json-ld';
import { PageFrame } from '@/components/layout/page-frame';
import { useSections } from '@/components/messages/use-sections';
import { useTopicName } from '@/components/messages/use-topics';
import { GuideTableView } from '@/components/study/guide-table-view';
import { TopicPractice } from '@/components/study/topic-practice';
import { PageHeader } from '@/components/ui/page-header';
import { Wording } from '@/components/ui/wording';
import { SECTIONS } from '@/lib/kernel/exam';
import type { GuideTable } from '@/lib/study/rules';
import { type Tool, wordsOf } from '@/lib/tools/rules';
import { printDay } from '@/lib/tools/texts-rules';
import { toolFacts } from './tool-facts';
import { useForms } from './use-tool-language';

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
  const t = useTranslations('toolpages');
  const toPath = usePaths();
  const { name, summary } = wordsOf(tool, t);
  return (
    <PageFrame>
      <JsonLd data={toolFacts(tool, t, useLanguage())} />
      <PageHeader
        title={name}
        subtitle={<Wording text={summary} />}
        back={
          <a
            href={toPath('/tools')}
            className="inline-block px-4 py-1.5 text-primary underline underline-offset-4 print:hidden"
          >
            {t('allTools')}
          </a>
        }
      />
      {children}
      <noscript>
        <p className="mt-6 font-medium">{t('needsScripts')}</p>
      </noscript>
      <Rule tables={tables} checkedOn={checkedOn} />
      <Practice tool={tool} />
    </PageFrame>
  );
}

function Rule({ tables, checkedOn }: Pick<ToolPageProps, 'tables' | 'checkedOn'>) {
  const t = useTranslations('toolpages');
  const forms = useForms();
  return (
    <section aria-labelledby="rule" className="mt-12">
      <h2 id="rule" className="font-bold text-2xl tracking-tight">
        {t('theRule')}
      </h2>
      {tables.map((table, index) => (
        <GuideTableView key={table.caption} table={table} id={`rule-table-${index + 1}`} />
      ))}
      <p className="max-w-measure text-muted-foreground text-sm">
        {checkedOn ? `${t('figuresChecked', { day: printDay(checkedOn, forms) })} ` : null}
        {t('noAdvice')}
      </p>
    </section>
  );
}

function Practice({ tool }: { tool: Tool }) {
  const t = useTranslations('toolpages');
  const toPath = usePaths();
  const { nameOf } = useSections();
  const topicName = useTopicName();
  return (
    <section aria-labelledby="practice" className="mt-12 print:hidden">
      <h2 id="practice" className="font-bold text-2xl tracking-tight">
        {t('examAsks')}
      </h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {tool.topics.map(({ sectionId, topic }) => {
          const section = SECTIONS.find(({ id }) => id === sectionId);
          if (!section) return null;
          const name = t('topicOf', { section: nameOf(section.group), topic: topicName({ sectionId, topic }) });
          return (
            <li key={name} className="rounded-xl border border-border bg-card p-5 pb-0">
              <h3 className="font-semibold text-lg">{name}</h3>
              <a
                href={toPath(`/study/${section.group}#${topic}`)}
                className="mt-1 inline-block py-1.5 text-primary underline underline-offset-4 hover:no-underline"
              >
                {t('readGuide')}
              </a>
              <TopicPractice sectionId={sectionId} topic={topic} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
