'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PraiseSection } from '@/components/praise/praise-section';
import { Alert } from '@/components/ui/alert';
import { BackLink } from '@/components/ui/back-link';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { call } from '@/lib/browser/api/call';
import { CallError } from '@/lib/browser/api/call-error';
import { errorText } from '@/lib/browser/api/error-text';
import type { ExamOutcome } from '@/lib/outcomes/contract';
import { putOutcome } from '@/lib/outcomes/endpoints';
import type { OwnPraise } from '@/lib/praise/contract';
import { entriesOf, type Faults, faultsFrom, faultsOf, type SectionEntry, toBody } from './outcome-form';
import { SectionFields } from './section-fields';
import { ToldList } from './told-list';

interface OutcomePageProps {
  outcomes: ExamOutcome[];
  /** `YYYY-MM-DD`: the plan's, where it is over; else empty. */
  examDate: string;
  praise: OwnPraise;
}

/** Which sections were taken on which day, and how it went. */
export function OutcomePage({ outcomes: initial, examDate: planned, praise }: OutcomePageProps) {
  const [outcomes, setOutcomes] = useState(initial);
  const [examDate, setExamDate] = useState(planned);
  const [entries, setEntries] = useState(() => entriesOf(initial, planned));
  const [faults, setFaults] = useState<Faults>({});
  const [progress, setProgress] = useState<'' | 'saving' | 'saved'>('');
  const [problem, setProblem] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [faults]);

  const chooseDate = (date: string) => {
    setExamDate(date);
    setEntries(entriesOf(outcomes, date));
    setProgress('');
  };
  const change = (changed: SectionEntry) => {
    setEntries(entries.map((one) => (one.sectionId === changed.sectionId ? changed : one)));
    setProgress('');
  };
  const replace = (left: ExamOutcome[]) => {
    setOutcomes(left);
    setEntries(entriesOf(left, examDate));
    setProgress('');
  };
  const save = async () => {
    const found = faultsOf(examDate, entries);
    setFaults(found);
    setProblem('');
    if (Object.keys(found).length > 0) return;
    setProgress('saving');
    try {
      setOutcomes(await call(putOutcome, { body: toBody(examDate, entries) }));
      setProgress('saved');
    } catch (error) {
      setProgress('');
      const fields = error instanceof CallError ? error.fields : {};
      setFaults(faultsFrom(fields, entries));
      if (Object.keys(fields).length === 0) setProblem(errorText(error, "We couldn't save that. Please try again."));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (progress !== 'saving') void save();
  };
  return (
    <>
      <PageHeader
        title="How did your exam go?"
        subtitle="You can say it at any time, and change it. Nobody else sees your answer; only totals are shown."
        back={<BackLink href="/today">Back to Today</BackLink>}
      />
      <div className="flex max-w-2xl flex-col gap-8">
        <form ref={form} noValidate className="flex flex-col gap-6" onSubmit={submit}>
          <Field label="Exam date" error={faults.examDate}>
            {(control) => (
              <Input
                {...control}
                type="date"
                className="max-w-56"
                value={examDate}
                onChange={({ target }) => chooseDate(target.value)}
              />
            )}
          </Field>
          <SectionFields entries={entries} faults={faults} onChange={change} />
          {problem ? <Alert variant="error">{problem}</Alert> : null}
          <Button type="submit" size="lg" className="self-start max-sm:w-full" inactive={progress === 'saving'}>
            {progress === 'saving' ? 'Saving…' : 'Save how it went'}
          </Button>
        </form>
        <div role="status">
          {progress === 'saved' ? (
            <Alert variant="success">
              <p>Thank you, that is saved. Take the sections you passed off your plan.</p>
              <LinkButton href="/today/plan" variant="outline" className="mt-3">
                Change the plan
              </LinkButton>
            </Alert>
          ) : null}
        </div>
        <ToldList outcomes={outcomes} onChange={replace} />
        {outcomes.length > 0 || praise ? <PraiseSection initial={praise} /> : null}
      </div>
    </>
  );
}
