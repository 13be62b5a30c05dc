'use client';

import { Flag } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from '#texts';
import { useSectionName } from '@/components/messages/use-sections';
import { cn } from '@/components/ui/cn';
import type { CurrentAttempt } from '@/lib/browser/attempt/current-attempt';

interface ExamGridListProps {
  attempt: CurrentAttempt;
  /** True leaves out answered questions, unless they are marked for review. */
  onlyOpen?: boolean;
  onGoTo: (index: number) => void;
}

/** Lists the questions of an exam, section by section. */
export function ExamGridList({ attempt, onlyOpen = false, onGoTo }: ExamGridListProps) {
  const sectionName = useSectionName();
  const id = useId();
  const sections = sectionsOf(attempt).map(({ sectionId, places }) => ({
    sectionId,
    places: onlyOpen ? places.filter((index) => isOpen(attempt, index)) : places,
  }));
  return (
    <div className="flex flex-col gap-3 p-4 pt-1">
      {sections
        .filter(({ places }) => places.length > 0)
        .map(({ sectionId, places }) => (
          <section key={`${sectionId} ${places[0]}`} aria-labelledby={`${id}${places[0]}`}>
            <h2 id={`${id}${places[0]}`} className="mb-2 font-semibold text-sm">
              {sectionName(sectionId)}
            </h2>
            <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2">
              {places.map((index) => (
                <GridCell key={index} attempt={attempt} index={index} onPress={() => onGoTo(index)} />
              ))}
            </ol>
          </section>
        ))}
    </div>
  );
}

function isOpen({ questions, responses, markedForReview }: CurrentAttempt, index: number): boolean {
  const id = questions[index]?.id ?? 0;
  return (responses[id]?.optionIds.length ?? 0) === 0 || markedForReview[id] === true;
}

interface Run {
  sectionId: number;
  /** 0-based positions of the questions. */
  places: number[];
}

/** Groups consecutive questions of one section. */
function sectionsOf({ questions }: CurrentAttempt): Run[] {
  const runs: Run[] = [];
  for (const [index, { sectionId }] of questions.entries()) {
    const last = runs.at(-1);
    if (last?.sectionId === sectionId) last.places.push(index);
    else runs.push({ sectionId, places: [index] });
  }
  return runs;
}

function GridCell({ attempt, index, onPress }: { attempt: CurrentAttempt; index: number; onPress: () => void }) {
  const t = useTranslations('attempt');
  const id = attempt.questions[index]?.id ?? 0;
  const isAnswered = (attempt.responses[id]?.optionIds.length ?? 0) > 0;
  const isMarked = attempt.markedForReview[id] === true;
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        aria-current={index === attempt.index ? 'step' : undefined}
        aria-label={t(`gridQuestion.${isAnswered ? 'answered' : 'open'}${isMarked ? 'Marked' : ''}`, {
          place: index + 1,
        })}
        className={cn(
          'relative flex h-11 w-full items-center justify-center rounded-lg border-2 font-medium tabular-nums focus-visible:outline-3 focus-visible:outline-offset-1 focus-visible:outline-ring',
          isAnswered ? 'border-primary bg-primary text-primary-foreground' : 'border-border-strong bg-card',
          index === attempt.index && 'ring-3 ring-ring',
        )}
      >
        {index + 1}
        {isMarked ? <Flag aria-hidden className="absolute -top-1.5 -right-1.5 size-4 fill-accent text-accent" /> : null}
      </button>
    </li>
  );
}
