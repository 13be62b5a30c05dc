'use client';

import type { FormEvent, RefObject } from 'react';
import { usePaths, useTranslations } from '#texts';
import { useSections } from '@/components/messages/use-sections';
import { Alert } from '@/components/ui/alert';
import { BackLink } from '@/components/ui/back-link';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { SECTIONS } from '@/lib/kernel/exam';
import { ChoiceList } from './choice-list';
import { DaysField, ExamDateField, MinutesField } from './effort-fields';
import { PlanExtras } from './plan-extras';
import { ShortPlan } from './short-plan';
import { useFaults, useOwnPlan } from './use-own-plan';
import type { PlanChoice, PlanRefusal } from './use-plan-change';
import type { InitialPlan } from './use-today';

/** Edits the plan: exam date, sections and time. */
export function PlanPage({ initial }: { initial: InitialPlan }) {
  const t = useTranslations('today');
  const toPath = usePaths();
  const faultsOf = useFaults();
  const own = useOwnPlan(initial);
  const { plan, choice } = own;
  return (
    <>
      <PageHeader
        title={t('yourPlan')}
        subtitle={t('yourPlanSubtitle')}
        back={<BackLink href={toPath('/today')}>{t('backToToday')}</BackLink>}
      />
      {plan && choice ? (
        <div className="flex max-w-2xl flex-col gap-8">
          <PlanForm
            form={own.form}
            choice={choice}
            isSaving={own.isSaving}
            refusal={own.refusal}
            onEdit={own.edit}
            onSave={() => {
              const faults = faultsOf(choice);
              if (Object.keys(faults).length > 0) own.refuse(faults);
              else void own.save(choice);
            }}
          />
          {own.isShort ? (
            <ShortPlan plan={plan} isSaving={own.isSaving} onChange={(one) => void own.save(one)} />
          ) : null}
          <PlanExtras plan={plan} />
        </div>
      ) : own.isFailed ? (
        <PlanUnavailable onRetry={own.load} />
      ) : (
        <Skeleton className="h-120 max-w-2xl" />
      )}
    </>
  );
}

export function PlanUnavailable({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('today');
  const site = useTranslations('site');
  return (
    <Alert variant="error">
      <p>{t('planNotLoaded')}</p>
      <Button variant="outline" className="mt-3" onClick={onRetry}>
        {site('tryAgain')}
      </Button>
    </Alert>
  );
}

interface PlanFormProps {
  form: RefObject<HTMLFormElement | null>;
  choice: PlanChoice;
  isSaving: boolean;
  refusal: PlanRefusal | null;
  onEdit: (part: Partial<PlanChoice>) => void;
  onSave: () => void;
}

/** Returns the error of a field by the first part of its name: `studyDays.0` belongs to `studyDays`. */
const errorOf = (refusal: PlanRefusal | null, field: string): string | undefined =>
  Object.entries(refusal?.fields ?? {}).find(([name]) => name.split('.')[0] === field)?.[1];

function PlanForm({ form, choice, isSaving, refusal, onEdit, onSave }: PlanFormProps) {
  const t = useTranslations('today');
  const toPath = usePaths();
  const { titleOf, descriptionOf } = useSections();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) onSave();
  };
  return (
    <form ref={form} noValidate className="flex flex-col gap-6" onSubmit={submit}>
      <ExamDateField
        value={choice.examDate}
        error={errorOf(refusal, 'examDate')}
        onChange={(examDate) => onEdit({ examDate })}
      />
      <ChoiceList
        legend={t('sectionsNeeded')}
        hint={t('sectionsHint')}
        error={errorOf(refusal, 'sectionIds')}
        choices={SECTIONS.map(({ id, group }) => ({ value: id, name: titleOf(group), note: descriptionOf(group) }))}
        chosen={choice.sectionIds}
        onChange={(sectionIds) => onEdit({ sectionIds })}
      />
      <MinutesField
        value={choice.minutesPerDay}
        error={errorOf(refusal, 'minutesPerDay')}
        onChange={(minutesPerDay) => onEdit({ minutesPerDay })}
      />
      <DaysField
        value={choice.studyDays}
        error={errorOf(refusal, 'studyDays')}
        onChange={(studyDays) => onEdit({ studyDays })}
      />
      {refusal && Object.keys(refusal.fields).length === 0 ? <Alert variant="error">{refusal.message}</Alert> : null}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" size="lg" className="max-sm:w-full" inactive={isSaving}>
          {isSaving ? t('saving') : t('savePlan')}
        </Button>
        <LinkButton href={toPath('/today/which-way')} variant="link">
          {t('notSureWhichSections')}
        </LinkButton>
      </div>
    </form>
  );
}
