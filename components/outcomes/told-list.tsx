import { useState } from 'react';
import { sayError, saySuccess } from '@/components/layout/toasts';
import { Day, dayInWords } from '@/components/study/day';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/browser/api/call';
import { QUESTIONS_PER_SECTION, SECTIONS } from '@/lib/kernel/exam';
import type { ExamOutcome } from '@/lib/outcomes/contract';
import { deleteOutcome } from '@/lib/outcomes/endpoints';

const nameOf = (id: number): string => SECTIONS.find((section) => section.id === id)?.name ?? '';

type Said = ExamOutcome['sections'][number];

function sentenceOf({ sectionId, passed, correct, chance }: Said): string {
  const score = correct === null ? '' : `, ${correct} of ${QUESTIONS_PER_SECTION}`;
  const told = chance === null ? '' : ` We had told a chance of ${chance}%.`;
  return `${nameOf(sectionId)}: ${passed ? 'passed' : 'not passed'}${score}.${told}`;
}

interface ToldListProps {
  outcomes: readonly ExamOutcome[];
  onChange: (outcomes: ExamOutcome[]) => void;
}

/** What the learner has said so far; each day can be removed. */
export function ToldList({ outcomes, onChange }: ToldListProps) {
  const [asking, setAsking] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const remove = async (examDate: string) => {
    setIsBusy(true);
    try {
      onChange(await call(deleteOutcome, { params: { examDate } }));
      saySuccess('Removed');
    } catch (error) {
      sayError(error, "We couldn't remove that. Please try again.");
    }
    setIsBusy(false);
    setAsking(null);
  };
  if (outcomes.length === 0) return null;
  return (
    <section aria-labelledby="told" className="flex flex-col gap-3">
      <h2 id="told" className="font-semibold text-xl">
        What you have said
      </h2>
      {outcomes.map(({ examDate, sections }) => (
        <div key={examDate}>
          <h3 className="font-medium">
            <Day day={examDate} />
          </h3>
          <ul className="mt-1 flex flex-col gap-1">
            {sections.map((section) => (
              <li key={section.sectionId}>{sentenceOf(section)}</li>
            ))}
          </ul>
          <Button
            variant="outline"
            size="sm"
            className="mt-2"
            aria-label={`Remove ${dayInWords(examDate)}`}
            onClick={() => setAsking(examDate)}
          >
            Remove
          </Button>
        </div>
      ))}
      <p>
        <a href="/calibration" className="text-primary underline underline-offset-4">
          How our chances compare with what happened
        </a>
      </p>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={() => setAsking(null)}
        destructive
        pending={isBusy}
        title="Remove what you said?"
        description={asking ? `What you have said of your exam on ${dayInWords(asking)} counts no longer.` : ''}
        confirmLabel="Remove"
        onConfirm={() => {
          if (asking) void remove(asking);
        }}
      />
    </section>
  );
}
