import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, usePaths, useTranslations } from '#texts';
import { sayError, saySuccess } from '@/components/layout/toasts';
import { Day, dayInWords } from '@/components/study/day';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/browser/api/call';
import type { ExamOutcome } from '@/lib/outcomes/contract';
import { deleteOutcome } from '@/lib/outcomes/endpoints';
import { useReportedSection } from './use-reported-section';

interface OutcomeListProps {
  outcomes: readonly ExamOutcome[];
  onChange: (outcomes: ExamOutcome[]) => void;
}

/** Lists the outcomes that the learner or an instructor entered. Each exam date can be removed. */
export function OutcomeList({ outcomes, onChange }: OutcomeListProps) {
  const t = useTranslations('outcomes');
  const language = useLanguage();
  const toPath = usePaths();
  const saySection = useReportedSection();
  const [asking, setAsking] = useState<string | null>(null);
  const remove = useMutation({
    mutationFn: (examDate: string) => call(deleteOutcome, { params: { examDate } }),
    onSuccess: (left) => {
      onChange(left);
      saySuccess(t('removed'));
    },
    onError: (error) => sayError(error, t('notRemoved')),
    onSettled: () => setAsking(null),
  });
  if (outcomes.length === 0) return null;
  return (
    <section aria-labelledby="told" className="flex flex-col gap-3">
      <h2 id="told" className="font-semibold text-xl">
        {outcomes.some(({ byInstructor }) => byInstructor) ? t('resultsOfYourExams') : t('resultsThatYouEntered')}
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
                {section.chance === null ? '' : ` ${t('predicted', { chance: section.chance })}`}
              </li>
            ))}
          </ul>
          {byInstructor ? <p className="mt-1 max-w-measure text-muted-foreground">{t('byInstructor')}</p> : null}
          <Button
            variant="outline"
            size="sm"
            className="mt-2"
            aria-label={t('removeDay', { day: dayInWords(examDate, language) })}
            onClick={() => setAsking(examDate)}
          >
            {t('remove')}
          </Button>
        </div>
      ))}
      <p>
        <a href={toPath('/calibration')} className="text-primary underline underline-offset-4">
          {t('predictionsCompared')}
        </a>
      </p>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={() => setAsking(null)}
        destructive
        pending={remove.isPending}
        title={t('removeTitle')}
        description={asking ? t('removeHint', { day: dayInWords(asking, language) }) : ''}
        confirmLabel={t('remove')}
        onConfirm={() => {
          if (asking) remove.mutate(asking);
        }}
      />
    </section>
  );
}
