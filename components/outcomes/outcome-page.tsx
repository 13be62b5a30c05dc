'use client';

import { useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { useSectionName } from '@/components/messages/use-sections';
import { TestimonialSection } from '@/components/profile/testimonial-section';
import { Alert } from '@/components/ui/alert';
import { BackLink } from '@/components/ui/back-link';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { call } from '@/lib/browser/api/call';
import type { ExamOutcome } from '@/lib/outcomes/contract';
import { putOutcome } from '@/lib/outcomes/endpoints';
import type { OwnTestimonial } from '@/lib/testimonials/contract';
import { ExamDateField } from './exam-date-field';
import { entriesOf, faultsFrom, faultsOf, type SectionEntry, toBody } from './outcome-form';
import { PassedShare } from './passed-share';
import { OutcomeList } from './recorded-outcomes';
import { SectionFields } from './section-fields';
import { useOutcomeForm } from './use-outcome-form';

interface OutcomePageProps {
  outcomes: ExamOutcome[];
  /** Planned exam date (YYYY-MM-DD) if it is in the past, otherwise an empty string. */
  examDate: string;
  praise: OwnTestimonial;
}

/** Form for one exam date: the sections taken and their outcomes. */
export function OutcomePage({ outcomes: initial, examDate: planned, praise }: OutcomePageProps) {
  const t = useTranslations('outcomes');
  const toPath = usePaths();
  const sectionName = useSectionName();
  const [outcomes, setOutcomes] = useState(initial);
  const [examDate, setExamDate] = useState(planned);
  const [entries, setEntries] = useState(() => entriesOf(initial, planned));
  const { form, faults, problem, submit, isSaving, isSaved, touch } = useOutcomeForm(() => ({
    faults: faultsOf(examDate, entries, t),
    send: async () => setOutcomes(await call(putOutcome, { body: toBody(examDate, entries) })),
    faultsOf: (fields) => faultsFrom(fields, entries),
  }));

  const chooseDate = (date: string) => {
    setExamDate(date);
    setEntries(entriesOf(outcomes, date));
    touch();
  };
  const change = (changed: SectionEntry) => {
    setEntries(entries.map((one) => (one.sectionId === changed.sectionId ? changed : one)));
    touch();
  };
  const replace = (left: ExamOutcome[]) => {
    setOutcomes(left);
    setEntries(entriesOf(left, examDate));
    touch();
  };
  const passed = entries.filter(({ verdict }) => verdict === 'passed').map(({ sectionId }) => sectionName(sectionId));
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        back={<BackLink href={toPath('/today')}>{t('backToToday')}</BackLink>}
      />
      <div className="flex max-w-2xl flex-col gap-8">
        <form ref={form} noValidate className="flex flex-col gap-6" onSubmit={submit}>
          <ExamDateField value={examDate} error={faults.examDate} onChange={chooseDate} />
          <SectionFields entries={entries} faults={faults} onChange={change} />
          {problem ? <Alert variant="error">{problem}</Alert> : null}
          <Button type="submit" size="lg" className="self-start max-sm:w-full" inactive={isSaving}>
            {isSaving ? t('saving') : t('saveMyResult')}
          </Button>
        </form>
        <div role="status">
          {isSaved ? (
            <Alert variant="success">
              <p>{t('resultSaved')}</p>
              <LinkButton href={toPath('/today/plan')} variant="outline" className="mt-3">
                {t('changeThePlan')}
              </LinkButton>
              {passed.length > 0 ? <PassedShare sections={passed} /> : null}
            </Alert>
          ) : null}
        </div>
        <OutcomeList outcomes={outcomes} onChange={replace} />
        {outcomes.length > 0 || praise ? <TestimonialSection initial={praise} /> : null}
      </div>
    </>
  );
}
