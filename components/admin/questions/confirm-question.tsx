'use client';

import { ConfirmDialog } from '@/components/ui/alert-dialog';
import type { AdminQuestionView } from '@/lib/bank/editing/contract';
import { listFormerStatements } from '@/lib/facts/former-rules';
import { FormerFigures } from './former-figures';

interface ConfirmQuestionProps {
  question: AdminQuestionView | null;
  isBusy: boolean;
  onConfirm: (body: { ids: number[]; isFormerFigureMeant: true }) => void;
  onClose: () => void;
}

/** Asks for confirmation before publishing a question in review that still states the old figure. */
export function ConfirmQuestion({ question, isBusy, onConfirm, onClose }: ConfirmQuestionProps) {
  return (
    <ConfirmDialog
      open={question !== null}
      onOpenChange={onClose}
      pending={isBusy}
      title={`Keep the old figure in question ${question?.id}?`}
      description="The figure has changed, and these texts still state the old one. Publish only if the old figure belongs there, for example in a wrong answer. Otherwise cancel, and edit the question."
      confirmLabel={isBusy ? 'Publishing…' : 'Keep it and publish'}
      onConfirm={() => {
        if (question) onConfirm({ ids: [question.id], isFormerFigureMeant: true });
      }}
    >
      {question ? (
        <div className="flex flex-col gap-3">
          <p className="whitespace-pre-line font-medium">{question.reviewReason}</p>
          <FormerFigures statements={listFormerStatements(question, question.reviewReason)} />
        </div>
      ) : null}
    </ConfirmDialog>
  );
}
