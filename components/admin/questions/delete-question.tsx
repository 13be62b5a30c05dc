'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '@/components/admin/load-error';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import type { AdminQuestionView } from '@/lib/bank/editing/contract';
import { call } from '@/lib/browser/api/call';
import { weighChange } from '@/lib/corrections/endpoints';
import { OnlyUnasked } from './only-unasked';
import { sayWeight } from './weight-words';

interface DeleteQuestionProps {
  question: AdminQuestionView | null;
  isBusy: boolean;
  onConfirm: (asked: { id: number; isDeletable: boolean; isOnlyUnasked: boolean }) => void;
  onClose: () => void;
}

const DELETION = {
  act: 'Delete',
  pending: 'Deleting…',
  description: 'The question was added here and never asked. It is deleted permanently.',
};
const ARCHIVING = {
  act: 'Archive',
  pending: 'Archiving…',
  description: 'Tests stop asking the question, past results still show it, and you can publish it again.',
};

/**
 * Asks before a question is deleted. The question is archived instead if it was asked or comes from the question bank's
 * files.
 */
export function DeleteQuestion({ question, isBusy, onConfirm, onClose }: DeleteQuestionProps) {
  const [saidOf, setSaidOf] = useState<number | null>(null);
  const words = question?.isDeletable ? DELETION : ARCHIVING;
  const isOnlyUnasked = question !== null && saidOf === question.id;
  const weight = useQuery({
    // Separate from the `admin` query keys, so that the refresh after a deletion does not request the deleted question.
    queryKey: ['weigh-deletion', question?.id],
    queryFn: () => weighDeletion(question),
    enabled: question !== null,
    gcTime: 0,
  });
  const wasAsked = weight.data?.change === 'withdrawn';
  return (
    <ConfirmDialog
      open={question !== null}
      onOpenChange={() => {
        setSaidOf(null);
        onClose();
      }}
      destructive
      pending={isBusy}
      blocked={weight.isPending || (wasAsked && !isOnlyUnasked)}
      title={`${words.act} question ${question?.id}?`}
      description={words.description}
      confirmLabel={isBusy ? words.pending : `${words.act} question`}
      onConfirm={() => {
        if (question) onConfirm({ id: question.id, isDeletable: question.isDeletable, isOnlyUnasked });
      }}
    >
      <div className="flex flex-col gap-4">
        <p dir="auto" className="line-clamp-4 break-words rounded-lg bg-muted p-3">
          {question?.text}
        </p>
        <LoadError error={weight.error} fallback="Failed to load data" onRetry={() => void weight.refetch()} />
        {wasAsked && weight.data ? (
          <>
            <p role="status">{sayWeight(weight.data)}</p>
            <OnlyUnasked
              checked={isOnlyUnasked}
              onChange={(isSaid) => setSaidOf(isSaid && question ? question.id : null)}
            >
              The question was right and is just no longer needed
            </OnlyUnasked>
          </>
        ) : null}
      </div>
    </ConfirmDialog>
  );
}

async function weighDeletion(question: AdminQuestionView | null) {
  if (!question) return null;
  const answers = question.answers.map(({ text, isCorrect }) => ({ text, isCorrect: isCorrect === true }));
  return call(weighChange, { params: { id: question.id }, body: { state: 'archived', answers } });
}
