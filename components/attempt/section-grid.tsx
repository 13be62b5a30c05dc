'use client';

import { Layers } from 'lucide-react';
import { useTranslations } from '#texts';
import { useSectionName, useSections } from '@/components/messages/use-sections';
import { cn } from '@/components/ui/cn';
import { SECTIONS, type TestType } from '@/lib/kernel/exam';
import { SECTION_DESCRIPTIONS } from '@/lib/kernel/section-facts';
import { ChoiceCard } from './choice-card';
import type { ExamForm } from './exam-form-choice';
import { isAskedInExams, isFull, questionsIn, type SectionChoice } from './section-choices';

interface SectionGridProps {
  choices: SectionChoice[];
  chosen: number[];
  testType: TestType | '';
  /** Form of the exam. Null for other tests. */
  form: ExamForm | null;
  onChange: (sectionIds: number[]) => void;
}

/** Classes that make the last card fill its row, in two columns and, on wide screens, in three. */
const fillRow = (before: number): string =>
  cn(before % 2 === 0 && 'sm:col-span-2', ['lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'][before % 3]);

/** Returns functions for the texts of a section. Texts that an admin has written are shown as they are. */
function useSectionTexts() {
  const sectionName = useSectionName();
  const { descriptionOf } = useSections();
  return {
    nameOf: ({ sectionId, name }: SectionChoice) => sectionName(sectionId, name),
    descriptionOf: ({ sectionId, description }: SectionChoice) => {
      const group = SECTIONS.find(({ id }) => id === sectionId)?.group;
      return group && description === SECTION_DESCRIPTIONS[group] ? descriptionOf(group) : description;
    },
  };
}

/** Grid of section cards. Shows how many questions there are to draw from; for an exam, how many it asks. */
export function SectionGrid({ choices, chosen, testType, form, onChange }: SectionGridProps) {
  const t = useTranslations('attempt');
  const { nameOf, descriptionOf } = useSectionTexts();
  const isLocked = form === 'full' || form === 'open-book';
  const countOf = ({ sectionId, questionCount }: SectionChoice) =>
    form ? questionsIn(choices, [sectionId], testType) : questionCount;
  const isShown = (choice: SectionChoice) =>
    form === 'open-book' ? chosen.includes(choice.sectionId) : !form || isAskedInExams(choice);
  const shown = choices.filter(isShown);
  const all = choices.map((choice) => choice.sectionId);
  const full = isFull(form ? shown : choices, chosen);
  const total = choices.reduce((sum, choice) => sum + countOf(choice), 0);
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset className="grid min-w-0 gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <legend className="mb-3 font-semibold text-lg">
        {form ? t(`examForms.${form}.legend`) : t('chooseYourSections')}
      </legend>
      {shown.map((choice) => (
        <ChoiceCard
          key={choice.sectionId}
          title={nameOf(choice)}
          description={descriptionOf(choice)}
          note={t('questions', { count: countOf(choice) })}
          isChosen={chosen.includes(choice.sectionId)}
          isLocked={isLocked}
          onToggle={() => toggle(choice.sectionId)}
        />
      ))}
      {form === null || form === 'full' ? (
        <ChoiceCard
          className={fillRow(shown.length)}
          title={
            <>
              {t('full')} <Layers aria-hidden className="size-5" />
            </>
          }
          description={t('allForUniversal')}
          note={t('questions', { count: total })}
          isChosen={full}
          isLocked={isLocked}
          onToggle={() => onChange(full ? [] : all)}
        />
      ) : null}
    </fieldset>
  );
}
