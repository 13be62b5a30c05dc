'use client';

import { Layers } from 'lucide-react';
import type { TestType } from '@/lib/kernel/exam';
import { type Category, isAskedInExams, isFull, questionsIn } from './categories';
import { ChoiceCard } from './choice-card';

interface CategoryGridProps {
  categories: Category[];
  chosen: number[];
  testType: TestType | '';
  onChange: (sectionIds: number[]) => void;
}

const countLine = (count: number): string => `${count} ${count === 1 ? 'question' : 'questions'}`;

/** Practice draws from all that a section has; an exam asks every section, so many questions of each. */
export function CategoryGrid({ categories, chosen, testType, onChange }: CategoryGridProps) {
  const isLocked = testType === 'exam';
  const countOf = ({ sectionId, questionCount }: Category) =>
    isLocked ? questionsIn(categories, [sectionId], testType) : questionCount;
  const all = categories.map((category) => category.sectionId);
  const full = isFull(categories, chosen);
  const total = categories.reduce((sum, category) => sum + countOf(category), 0);
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset className="grid min-w-0 gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <legend className="mb-3 font-semibold text-lg">
        {isLocked ? 'An exam covers every section' : 'Choose your sections'}
      </legend>
      {(isLocked ? categories.filter(isAskedInExams) : categories).map((category) => (
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
      <ChoiceCard
        title={
          <>
            Full <Layers aria-hidden className="size-5" />
          </>
        }
        description="All four sections, for Universal certification."
        note={countLine(total)}
        isChosen={full}
        isLocked={isLocked}
        onToggle={() => onChange(full ? [] : all)}
      />
    </fieldset>
  );
}
