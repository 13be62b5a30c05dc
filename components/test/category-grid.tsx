'use client';

import { Layers } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import { SECTION_COUNT_WORD, type TestType } from '@/lib/kernel/exam';
import { type Category, isAskedInExams, isFull, questionsIn } from './categories';
import { ChoiceCard } from './choice-card';
import type { ExamForm } from './exam-form-choice';

interface CategoryGridProps {
  categories: Category[];
  chosen: number[];
  testType: TestType | '';
  /** Null: no exam. */
  form: ExamForm | null;
  onChange: (sectionIds: number[]) => void;
}

const countLine = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'question' : 'questions'}`;

/** The last card takes what is left of its row: of two, and on wide screens of three. */
const fillRow = (before: number): string =>
  cn(before % 2 === 0 && 'sm:col-span-2', ['lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'][before % 3]);

const LEGENDS: Record<ExamForm, string> = {
  full: 'An exam covers every section',
  sections: 'Choose the sections to rehearse',
  'open-book': 'The open-book form covers Core and Type I',
};

/** Practice draws from all that a section has; an exam asks so many questions of each, and the full one every section. */
export function CategoryGrid({ categories, chosen, testType, form, onChange }: CategoryGridProps) {
  const isLocked = form === 'full' || form === 'open-book';
  const countOf = ({ sectionId, questionCount }: Category) =>
    form ? questionsIn(categories, [sectionId], testType) : questionCount;
  const isShown = (category: Category) =>
    form === 'open-book' ? chosen.includes(category.sectionId) : !form || isAskedInExams(category);
  const shown = categories.filter(isShown);
  const all = categories.map((category) => category.sectionId);
  const full = isFull(form ? shown : categories, chosen);
  const total = categories.reduce((sum, category) => sum + countOf(category), 0);
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset className="grid min-w-0 gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <legend className="mb-3 font-semibold text-lg">{form ? LEGENDS[form] : 'Choose your sections'}</legend>
      {shown.map((category) => (
        <ChoiceCard
          key={category.sectionId}
          title={category.name}
          description={category.description}
          note={countLine(countOf(category))}
          isChosen={chosen.includes(category.sectionId)}
          isLocked={isLocked}
          onToggle={() => toggle(category.sectionId)}
        />
      ))}
      {form === null || form === 'full' ? (
        <ChoiceCard
          className={fillRow(shown.length)}
          title={
            <>
              Full <Layers aria-hidden className="size-5" />
            </>
          }
          description={`All ${SECTION_COUNT_WORD} sections, for Universal certification.`}
          note={countLine(total)}
          isChosen={full}
          isLocked={isLocked}
          onToggle={() => onChange(full ? [] : all)}
        />
      ) : null}
    </fieldset>
  );
}
