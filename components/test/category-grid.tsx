'use client';

import { Check, Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { type Category, isFull } from './categories';

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
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <legend className="mb-3 font-semibold text-lg">
        {isLocked ? 'An exam asks all sections' : 'Choose your sections'}
      </legend>
      {categories.map((category) => (
        <CategoryCard
          key={category.sectionId}
          name={category.name}
          description={category.description}
          count={category.questionCount}
          isChosen={chosen.includes(category.sectionId)}
          isLocked={isLocked}
          onToggle={() => toggle(category.sectionId)}
        />
      ))}
      <CategoryCard
        name="Full"
        description="All sections together, as for Universal certification."
        count={categories.reduce((sum, category) => sum + category.questionCount, 0)}
        icon={<Layers aria-hidden className="size-5" />}
        isChosen={full}
        isLocked={isLocked}
        onToggle={() => onChange(full ? [] : all)}
      />
    </fieldset>
  );
}

interface CategoryCardProps {
  name: string;
  description: string;
  count: number;
  icon?: ReactNode;
  isChosen: boolean;
  isLocked: boolean;
  onToggle: () => void;
}

function CategoryCard({ name, description, count, icon, isChosen, isLocked, onToggle }: CategoryCardProps) {
  return (
    <label
      className={cn(
        'flex cursor-pointer gap-3 rounded-xl border-2 bg-card p-4 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
        isChosen ? 'border-primary' : 'border-border hover:border-border-strong',
        isLocked && 'cursor-default',
      )}
    >
      <input type="checkbox" className="sr-only" checked={isChosen} disabled={isLocked} onChange={onToggle} />
      <span
        aria-hidden
        className={cn(
          'mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-md border-2',
          isChosen ? 'border-primary bg-primary text-primary-foreground' : 'border-border-strong',
        )}
      >
        {isChosen ? <Check className="size-4" strokeWidth={3} /> : null}
      </span>
      <span className="flex min-w-0 flex-col gap-1">
        <span className="flex items-center gap-2 font-semibold text-lg leading-tight">
          {name} {icon}
        </span>
        <span className="text-muted-foreground text-sm">{description}</span>
        <span className="font-medium text-sm tabular-nums">{count} questions</span>
      </span>
    </label>
  );
}
