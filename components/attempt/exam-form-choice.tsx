'use client';

import {
  EXAM_SECONDS_PER_SECTION,
  OPEN_BOOK_PASS_PER_SECTION,
  OPEN_BOOK_SECTIONS,
  PASS_PER_SECTION,
  QUESTIONS_PER_SECTION,
  SECTIONS,
} from '@/lib/kernel/exam';
import { SECTION_COUNT_WORD } from '@/lib/kernel/section-facts';
import { RadioCard } from './radio-card';

const EXAM_FORMS = ['full', 'sections', 'open-book'] as const;
/** `full`: every section. `sections`: chosen ones. `open-book`: like the mail-in test for Type I. */
export type ExamForm = (typeof EXAM_FORMS)[number];

const MINUTES_PER_SECTION = EXAM_SECONDS_PER_SECTION / 60;

const FORMS: Record<ExamForm, { name: string; about: string }> = {
  full: {
    name: 'Full exam',
    about: `All ${SECTION_COUNT_WORD} sections, closed book. ${PASS_PER_SECTION} of ${QUESTIONS_PER_SECTION} passes a section.`,
  },
  sections: {
    name: 'Only some sections',
    about: `${MINUTES_PER_SECTION} minutes for each, closed book. ${PASS_PER_SECTION} of ${QUESTIONS_PER_SECTION} passes a section.`,
  },
  'open-book': {
    name: 'Type I, open book',
    about: `Core and Type I with your study material at hand, as in the mail-in test. You need ${OPEN_BOOK_PASS_PER_SECTION} of ${QUESTIONS_PER_SECTION} in each. A Core passed open book does not count toward other types.`,
  },
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
  return (
    <fieldset className="grid min-w-0 gap-3 lg:grid-cols-3">
      <legend className="mb-3 font-semibold text-lg">Which exam?</legend>
      {EXAM_FORMS.map((form) => (
        <RadioCard key={form} name="exam-form" isChosen={value === form} onChoose={() => onChange(form)}>
          <span className="font-semibold text-lg leading-tight">{FORMS[form].name}</span>
          <span className="text-muted-foreground leading-snug">{FORMS[form].about}</span>
        </RadioCard>
      ))}
    </fieldset>
  );
}
