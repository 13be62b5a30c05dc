'use client';

import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';

interface FinishDialogProps {
  /** Questions that are not answered. */
  count: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onFinish: () => void;
}

export function FinishDialog({ count, open, onOpenChange, onFinish }: FinishDialogProps) {
  const description = `${count} ${count === 1 ? 'question is' : 'questions are'} not answered. Unanswered counts as wrong.`;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Finish with unanswered questions?" description={description}>
        <div className="flex flex-wrap gap-3">
          <Button variant="accent" onClick={onFinish}>
            Finish Test
          </Button>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            Go back to the questions
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
