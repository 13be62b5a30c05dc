'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Comparable, Compared } from '@/components/admin/compare/compared';
import { sayError, saySuccess } from '@/components/admin/toasts';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { mergeQuestions } from '@/lib/bank/duplicates/contract';
import type { Group } from '@/lib/bank/duplicates/rules';
import type { AdminQuestionView } from '@/lib/bank/editing/contract';
import { call } from '@/lib/browser/call';

const comparable = ({ text, explanation = '', reference = '', answers }: AdminQuestionView): Comparable => ({
  text,
  explanation,
  reference,
  answers: answers.map((answer) => ({
    text: answer.text,
    isCorrect: answer.isCorrect ?? false,
    why: answer.why ?? '',
  })),
});

/** Questions that are alike: one is kept, each other is held against it. */
export function DuplicateGroup({ group: { questions, similarity } }: { group: Group<AdminQuestionView> }) {
  const [keptId, setKeptId] = useState(questions[0]?.id);
  const [asking, setAsking] = useState(false);
  const kept = questions.find(({ id }) => id === keptId);
  const others = questions.filter(({ id }) => id !== keptId);
  if (!kept) return null;
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-semibold text-lg">Questions {questions.map(({ id }) => id).join(', ')}</h2>
        <Badge variant="info">{Math.round(similarity * 100)}% alike</Badge>
      </div>
      <KeepChoice questions={questions} keptId={kept.id} onKeep={setKeptId} />
      {others.map((other) => (
        <Compared
          key={other.id}
          left={comparable(kept)}
          right={comparable(other)}
          leftTitle={`No. ${kept.id}, kept`}
          rightTitle={`No. ${other.id}`}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setAsking(true)}>Merge into No. {kept.id}</Button>
        {questions.map(({ id }) => (
          <LinkButton key={id} variant="outline" href={`/admin/questions?edit=${id}`}>
            Edit No. {id}
          </LinkButton>
        ))}
      </div>
      {asking ? <MergeDialog kept={kept} others={others} onClose={() => setAsking(false)} /> : null}
    </Card>
  );
}

interface KeepChoiceProps {
  questions: AdminQuestionView[];
  keptId: number;
  onKeep: (id: number) => void;
}

function KeepChoice({ questions, keptId, onKeep }: KeepChoiceProps) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <legend className="sr-only">Which question to keep</legend>
      <span aria-hidden>Keep</span>
      {questions.map(({ id }) => (
        <label key={id} htmlFor={`${name}-${id}`} className="inline-flex min-h-9 cursor-pointer items-center gap-2">
          <input
            id={`${name}-${id}`}
            type="radio"
            name={name}
            className="size-5"
            checked={id === keptId}
            onChange={() => onKeep(id)}
          />
          No. {id}
        </label>
      ))}
    </fieldset>
  );
}

interface MergeDialogProps {
  kept: AdminQuestionView;
  others: AdminQuestionView[];
  onClose: () => void;
}

function MergeDialog({ kept, others, onClose }: MergeDialogProps) {
  const client = useQueryClient();
  const [isMerging, setIsMerging] = useState(false);
  const numbers = others.map(({ id }) => id);
  const merge = async () => {
    setIsMerging(true);
    try {
      await call(mergeQuestions, { params: { id: kept.id }, body: { duplicateIds: numbers } });
      saySuccess(`Merged into question ${kept.id}`);
    } catch (error) {
      sayError(error, 'Failed to merge questions');
    }
    onClose();
    await client.invalidateQueries({ queryKey: ['admin'] });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      pending={isMerging}
      title={`Merge into question ${kept.id}?`}
      description={`Favorites, answer history and open reports of ${numbers.length === 1 ? 'question' : 'questions'} ${numbers.join(', ')} go to question ${kept.id}. What is merged is archived: tests no longer ask it, past results still show it.`}
      confirmLabel={isMerging ? 'Merging…' : 'Merge questions'}
      onConfirm={() => void merge()}
    />
  );
}
