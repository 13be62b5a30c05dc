import { ConfirmDialog } from '@/components/ui/alert-dialog';
import type { AdminQuestionView } from '@/lib/bank/editing/contract';

interface DeleteQuestionProps {
  /** Null: the dialog is closed. */
  question: AdminQuestionView | null;
  isBusy: boolean;
  onConfirm: (question: AdminQuestionView) => void;
  onClose: () => void;
}

export function DeleteQuestion({ question, isBusy, onConfirm, onClose }: DeleteQuestionProps) {
  return (
    <ConfirmDialog
      open={question !== null}
      onOpenChange={onClose}
      destructive
      pending={isBusy}
      title={`Delete question ${question?.id}?`}
      description="A question that was added here and never asked is deleted for good. Any other is archived: tests stop asking it, past results still show it, and you can publish it again."
      confirmLabel={isBusy ? 'Deleting…' : 'Delete question'}
      onConfirm={() => {
        if (question) onConfirm(question);
      }}
    >
      <p dir="auto" className="line-clamp-4 break-words rounded-lg bg-muted p-3">
        {question?.text}
      </p>
    </ConfirmDialog>
  );
}
