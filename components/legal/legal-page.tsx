import type { ReactNode } from 'react';
import { useLanguage, usePaths, useTranslations } from '#texts';
import { PageFrame } from '@/components/layout/page-frame';
import { Day } from '@/components/study/day';
import { buttonVariants } from '@/components/ui/button-variants';

export interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalPageProps {
  title: string;
  /** Summary of the page in a sentence or two. */
  summary: ReactNode;
  sections: readonly LegalSection[];
  /** Date (YYYY-MM-DD) of the last change of this text. Update it with every change. */
  changedOn: string;
}

/** Effective date (YYYY-MM-DD) of all legal pages. */
const EFFECTIVE_DATE = '2024-01-01';

const PROSE =
  '[&_a]:text-primary [&_a]:underline [&_a]:underline-offset-4 [&_h3]:mt-4 [&_h3]:font-semibold [&_li]:mt-1.5 [&_p]:mt-3 [&_ul]:mt-2 [&_ul]:list-disc [&_ul]:pl-6';

export function LegalPage({ title, summary, sections, changedOn }: LegalPageProps) {
  const t = useTranslations('legal');
  const toPath = usePaths();
  const language = useLanguage();
  return (
    <PageFrame>
      <div className="mx-auto mb-6 max-w-measure print:hidden">
        <a href={toPath('/')} className={buttonVariants({ variant: 'outline' })}>
          {t('backToHome')}
        </a>
      </div>
      <article className={`mx-auto max-w-measure ${PROSE}`}>
        <h1 className="text-balance font-bold text-3xl tracking-tight sm:text-4xl">{title}</h1>
        <p className="text-muted-foreground">
          {t('effectiveDate')} <Day day={EFFECTIVE_DATE} />
        </p>
        <p className="mt-0! text-muted-foreground">
          {t('lastChanged')} <Day day={changedOn} />
        </p>
        <p className="rounded-xl border border-border bg-card p-5 text-lg">{summary}</p>
        {language === 'en' ? null : <p className="font-medium">{t('englishGoverns')}</p>}
        {sections.map(({ id, title: heading, body }, index) => (
          <section key={id} aria-labelledby={id} className="mt-10">
            <h2 id={id} className="font-semibold text-xl sm:text-2xl">
              {index + 1}. {heading}
            </h2>
            {body}
          </section>
        ))}
      </article>
    </PageFrame>
  );
}
