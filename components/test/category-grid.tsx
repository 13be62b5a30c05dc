'use client';

import { Layers } from 'lucide-react';
import { type Category, isFull } from './categories';
import { ChoiceCard } from './choice-card';

interface CategoryGridProps {
  categories: Category[];
  chosen: number[];
  /** An exam always asks all sections. */
  isLocked: boolean;
  onChange: (sectionIds: number[]) => void;
}

export function CategoryGrid({ categories, chosen, isLocked, onChange }: CategoryGridProps) {
  const all = categories.map((category) => category.sectionId);
  const full = isFull(categories, chosen);
  const total = categories.reduce((sum, category) => sum + category.questionCount, 0);
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset className="grid min-w-0 gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <legend className="mb-3 font-semibold text-lg">
        {isLocked ? 'An exam covers every section' : 'Choose your sections'}
      </legend>
      {categories.map((category) => (
        <ChoiceCard
          key={category.sectionId}
          title={category.name}
          description={category.description}
          note={`${category.questionCount} questions`}
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
        note={`${total} questions`}
        isChosen={full}
        isLocked={isLocked}
        onToggle={() => onChange(full ? [] : all)}
      />
    </fieldset>
  );
}
