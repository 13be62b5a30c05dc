'use client';

import { Check } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import { FREE_SAMPLE_QUESTIONS, type SECTIONS } from '@/lib/kernel/exam';

interface MockSectionCardProps {
  section: (typeof SECTIONS)[number];
  isChosen: boolean;
  onToggle: () => void;
}

export function MockSectionCard({ section, isChosen, onToggle }: MockSectionCardProps) {
  return (
    <label
      className={cn(
        'flex cursor-pointer gap-3 rounded-xl border-2 bg-card p-4 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
        isChosen ? 'border-primary' : 'border-border hover:border-border-strong',
      )}
    >
      <input type="checkbox" className="sr-only" checked={isChosen} onChange={onToggle} />
      <span
        aria-hidden
        className={cn(
          'mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-md border-2',
          isChosen ? 'border-primary bg-primary text-primary-foreground' : 'border-border-strong',
        )}
      >
        {isChosen ? <Check className="size-4" strokeWidth={3} /> : null}
      </span>
      <span className="flex flex-col gap-1">
        <span className="font-semibold text-lg leading-tight">{section.title}</span>
        <span className="text-muted-foreground text-sm">{section.description}</span>
        <span className="font-medium text-sm">Up to {FREE_SAMPLE_QUESTIONS} questions</span>
      </span>
    </label>
  );
}
