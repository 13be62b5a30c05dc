'use client';

import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

interface ChoiceCardProps {
  /** Classes for the card's place in a grid. */
  className?: string;
  title: ReactNode;
  description: string;
  /** Line below the description, such as the number of questions. */
  note: string;
  isChosen: boolean;
  /** True for a card that cannot be changed. On a phone it omits its description. */
  isLocked?: boolean;
  onToggle: () => void;
}

/** Section card that works as a checkbox. */
export function ChoiceCard({
  className,
  title,
  description,
  note,
  isChosen,
  isLocked = false,
  onToggle,
}: ChoiceCardProps) {
  return (
    <label
      className={cn(
        'relative flex min-w-0 gap-3 rounded-xl border-2 bg-card p-4 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
        isChosen ? 'border-primary' : 'border-border hover:border-border-strong',
        isLocked ? 'cursor-default' : 'cursor-pointer',
        className,
      )}
    >
      {/* The checkbox covers the whole card, so that focusing it scrolls all of the card into view. The scroll
          margin keeps it clear of the bar at the bottom. */}
      <input
        type="checkbox"
        className="absolute inset-0 size-full cursor-[inherit] scroll-mb-40 scroll-mt-4 appearance-none opacity-0"
        checked={isChosen}
        disabled={isLocked}
        onChange={onToggle}
      />
      <span
        aria-hidden
        className={cn(
          'mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-md border-2',
          isChosen ? 'border-primary bg-primary text-primary-foreground' : 'border-border-strong',
        )}
      >
        {isChosen ? <Check className="size-4" strokeWidth={3} /> : null}
      </span>
      <span className="wrap-anywhere flex min-w-0 flex-col gap-1">
        <span className="flex items-center gap-2 font-semibold text-lg leading-tight">{title}</span>
        <span className={cn('text-base text-muted-foreground leading-snug', isLocked && 'max-sm:hidden')}>
          {description}
        </span>
        <span className="font-medium text-base tabular-nums">{note}</span>
      </span>
    </label>
  );
}
