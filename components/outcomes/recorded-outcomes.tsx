import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sayError, saySuccess } from '@/components/layout/toasts';
import { Day, dayInWords } from '@/components/study/day';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/browser/api/call';
import type { ExamOutcome } from '@/lib/outcomes/contract';
import { deleteOutcome } from '@/lib/outcomes/endpoints';
import { useReportedSection } from './use-reported-section';

const sayPrediction = (chance: number | null): string =>
  chance === null ? '' : ` We predicted a chance of ${chance}%.`;

interface OutcomeListProps {
  outcomes: readonly ExamOutcome[];
  onChange: (outcomes: ExamOutcome[]) => void;
}

/** Lists the outcomes that the learner or an instructor entered. Each exam date can be removed. */
export function OutcomeList({ outcomes, onChange }: OutcomeListProps) {
  const saySection = useReportedSection();
  const [asking, setAsking] = useState<string | null>(null);
  const remove = useMutation({
    mutationFn: (examDate: string) => call(deleteOutcome, { params: { examDate } }),
    onSuccess: (left) => {
      onChange(left);
      saySuccess('Removed');
    },
    onError: (error) => sayError(error, "We couldn't remove that. Please try again."),
    onSettled: () => setAsking(null),
  });
  if (outcomes.length === 0) return null;
  return (
    <section aria-labelledby="told" className="flex flex-col gap-3">
      <h2 id="told" className="font-semibold text-xl">
        {outcomes.some(({ byInstructor }) => byInstructor) ? 'Results of your exams' : 'Results that you entered'}
      </h2>
      {outcomes.map(({ examDate, byInstructor, sections }) => (
        <div key={examDate}>
          <h3 className="font-medium">
            <Day day={examDate} />
          </h3>
          <ul className="mt-1 flex flex-col gap-1">
            {sections.map((section) => (
              <li key={section.sectionId}>
                {saySection(section)}
                {sayPrediction(section.chance)}
              </li>
            ))}
          </ul>
          {byInstructor ? (
            <p className="mt-1 max-w-measure text-muted-foreground">
              Entered by your instructor, who does not see what you enter here. If it is right, save it above. If not,
              change it above or remove it.
            </p>
          ) : null}
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
          How our predictions compare with real results
        </a>
      </p>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={() => setAsking(null)}
        destructive
        pending={remove.isPending}
        title="Remove this result?"
        description={asking ? `The result of your exam on ${dayInWords(asking)} no longer counts.` : ''}
        confirmLabel="Remove"
        onConfirm={() => {
          if (asking) remove.mutate(asking);
        }}
      />
    </section>
  );
}
