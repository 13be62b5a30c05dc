'use client';

import { useTranslations } from '#texts';
import {
  EXAM_SECONDS_PER_SECTION,
  OPEN_BOOK_PASS_PER_SECTION,
  OPEN_BOOK_SECTIONS,
  PASS_PER_SECTION,
  QUESTIONS_PER_SECTION,
  SECTIONS,
} from '@/lib/kernel/exam';
import { RadioCard } from './radio-card';

const EXAM_FORMS = ['full', 'sections', 'open-book'] as const;
/**
 * `full`: an exam over every section. `sections`: over chosen sections. `open-book`: like the mail-in test for Type I.
 */
export type ExamForm = (typeof EXAM_FORMS)[number];

/** Numbers that the texts about the three kinds of exam contain. */
const FIGURES = {
  minutes: EXAM_SECONDS_PER_SECTION / 60,
  pass: PASS_PER_SECTION,
  openBookPass: OPEN_BOOK_PASS_PER_SECTION,
  total: QUESTIONS_PER_SECTION,
};

/** Returns the ids of the sections that an exam in this form covers. */
export function coveredBy(form: ExamForm, chosen: readonly number[]): number[] {
  if (form === 'open-book') return OPEN_BOOK_SECTIONS.map(({ id }) => id);
  return SECTIONS.map(({ id }) => id).filter((id) => form === 'full' || chosen.includes(id));
}

interface ExamFormChoiceProps {
  value: ExamForm;
  onChange: (form: ExamForm) => void;
}

/** Choice between a full exam, an exam over some sections, and an open-book exam for Type I. */
export function ExamFormChoice({ value, onChange }: ExamFormChoiceProps) {
  const t = useTranslations('attempt');
  return (
    <fieldset className="grid min-w-0 gap-3 lg:grid-cols-3">
      <legend className="mb-3 font-semibold text-lg">{t('whichExam')}</legend>
      {EXAM_FORMS.map((form) => (
        <RadioCard key={form} name="exam-form" isChosen={value === form} onChoose={() => onChange(form)}>
          <span className="font-semibold text-lg leading-tight">{t(`examForms.${form}.name`)}</span>
          <span className="text-muted-foreground leading-snug">{t(`examForms.${form}.about`, FIGURES)}</span>
        </RadioCard>
      ))}
    </fieldset>
  );
}
