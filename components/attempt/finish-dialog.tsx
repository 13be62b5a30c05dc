'use client';

import { useTranslations } from '#texts';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { CurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { ExamGridList } from './exam-grid-list';
import type { ExamProgress } from './exam-progress';

interface FinishDialogProps {
  attempt: CurrentAttempt;
  progress: ExamProgress;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onGoTo: (index: number) => void;
  onFinish: () => void;
}

/** Asks for confirmation to finish an exam. Counts unanswered and marked questions, with a link to each. */
export function FinishDialog({ attempt, progress, open, onOpenChange, onGoTo, onFinish }: FinishDialogProps) {
  const t = useTranslations('attempt');
  const { answered, unanswered, marked } = progress;
  const counts = t('finishCounts', { answered, unanswered, marked });
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={unanswered > 0 ? t('finishUnanswered') : t('finishMarked')}
        description={unanswered > 0 ? `${counts} ${t('unansweredCountsAsWrong')}` : counts}
      >
        <div className="-mx-4 max-h-[40svh] overflow-y-auto">
          <ExamGridList
            onlyOpen
            attempt={attempt}
            onGoTo={(index) => {
              onOpenChange(false);
              onGoTo(index);
            }}
          />
        </div>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="accent" onClick={onFinish}>
            {t('finishTest')}
          </Button>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {t('backToQuestions')}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
