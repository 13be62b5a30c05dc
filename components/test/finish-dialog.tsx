'use client';

import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';

interface FinishDialogProps {
  /** What stands open, in a sentence. */
  description: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onFinish: () => void;
}

export function FinishDialog({ description, open, onOpenChange, onFinish }: FinishDialogProps) {
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
