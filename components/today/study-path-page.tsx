'use client';

import { useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { BackLink } from '@/components/ui/back-link';
import { Button } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { EQUIPMENT, type EquipmentId, sectionsFor } from '@/lib/plan/study-path-rules';
import { ChoiceList } from './choice-list';
import { DaysField, ExamDateField, MinutesField } from './effort-fields';
import { PlanUnavailable } from './plan-page';
import { ShortPlan } from './short-plan';
import { WayResult } from './study-path-result';
import { useFaults, useOwnPlan } from './use-own-plan';
import type { InitialPlan } from './use-today';

/** Page with three questions that help a learner decide which sections to study. */
export function WhichWayPage({ initial }: { initial: InitialPlan }) {
  const t = useTranslations('today');
  const toPath = usePaths();
  const faultsOf = useFaults();
  const own = useOwnPlan(initial);
  const [equipment, setEquipment] = useState<EquipmentId[]>([]);
  const { plan, choice } = own;
  const chosen = new Set(equipment);
  const save = () => {
    if (!choice) return;
    const asked = { ...choice, sectionIds: sectionsFor(chosen) };
    const { sectionIds, ...faults } = faultsOf(asked);
    const found = { ...(sectionIds ? { equipment: t('chooseEquipment') } : {}), ...faults };
    if (Object.keys(found).length > 0) own.refuse(found);
    else void own.save(asked);
  };
  return (
    <>
      <PageHeader
        title={t('whichWay')}
        subtitle={t('whichWaySubtitle')}
        back={<BackLink href={toPath('/today')}>{t('backToToday')}</BackLink>}
      />
      {plan && choice ? (
        <form
          ref={own.form}
          noValidate
          className="flex max-w-2xl flex-col gap-8"
          onSubmit={(event) => {
            event.preventDefault();
            if (!own.isSaving) save();
          }}
        >
          <ChoiceList
            legend={t('questionEquipment')}
            hint={t('equipmentHint')}
            error={own.refusal?.fields.equipment}
            choices={EQUIPMENT.map(({ id }) => ({
              value: id,
              name: t(`equipment.${id}.name`),
              note: t(`equipment.${id}.examples`),
            }))}
            chosen={equipment}
            onChange={setEquipment}
          />
          <fieldset className="flex min-w-0 flex-col gap-3">
            <legend className="mb-2 font-medium text-base">{t('questionDate')}</legend>
            <ExamDateField
              value={choice.examDate}
              error={own.refusal?.fields.examDate}
              onChange={(examDate) => own.edit({ examDate })}
            />
          </fieldset>
          <fieldset className="flex min-w-0 flex-col gap-4">
            <legend className="mb-2 font-medium text-base">{t('questionTime')}</legend>
            <MinutesField value={choice.minutesPerDay} onChange={(minutesPerDay) => own.edit({ minutesPerDay })} />
            <DaysField
              value={choice.studyDays}
              error={own.refusal?.fields.studyDays}
              onChange={(studyDays) => own.edit({ studyDays })}
            />
          </fieldset>
          <div aria-live="polite">{equipment.length > 0 ? <WayResult equipment={chosen} /> : null}</div>
          {own.refusal && Object.keys(own.refusal.fields).length === 0 ? (
            <Alert variant="error">{own.refusal.message}</Alert>
          ) : null}
          <Button type="submit" size="lg" className="w-full sm:w-fit" inactive={own.isSaving}>
            {own.isSaving ? t('saving') : t('usePlan')}
          </Button>
          {own.isShort ? (
            <ShortPlan plan={plan} isSaving={own.isSaving} onChange={(one) => void own.save(one)} />
          ) : null}
        </form>
      ) : own.isFailed ? (
        <PlanUnavailable onRetry={own.load} />
      ) : (
        <Skeleton className="h-120 max-w-2xl" />
      )}
    </>
  );
}
