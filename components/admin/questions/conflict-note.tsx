'use client';

import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { Compared } from '@/components/admin/compare/compared';
import { messageOf } from '@/components/admin/message-of';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { type AdminQuestionView, getQuestion, type QuestionBody } from '@/lib/bank/editing/contract';
import { call } from '@/lib/browser/call';
import { fieldsOf, type QuestionFields } from './question-fields';

interface ConflictNoteProps {
  id: number;
  onTakeTheirs: () => void;
  onKeepMine: (mine: QuestionBody, theirs: AdminQuestionView) => Promise<void>;
}

const comparable = ({ text, explanation = '', reference = '', answers }: QuestionFields) => ({
  text,
  explanation,
  reference,
  answers: answers.map((answer) => ({ why: '', ...answer })),
});

export const theirsKey = (id: number) => ['question', id, 'theirs'] as const;

/** Two admins on one question: the second sees what the first has saved, goes on editing the form above, and decides. */
export function ConflictNote({ id, onTakeTheirs, onKeepMine }: ConflictNoteProps) {
  const form = useFormContext<QuestionFields, unknown, QuestionBody>();
  const theirs = useQuery({
    queryKey: theirsKey(id),
    queryFn: () => call(getQuestion, { params: { id } }),
    gcTime: 0,
    staleTime: 0,
  });
  if (theirs.isPending) return <Skeleton className="h-40" />;
  if (theirs.isError) return <Alert variant="error">{messageOf(theirs.error, 'Failed to load question data')}</Alert>;
  return (
    <section aria-label="What the other admin saved" className="rounded-xl border border-warning-border p-4">
      <Compared
        left={comparable(fieldsOf(theirs.data))}
        right={comparable(form.watch())}
        leftTitle="Saved by the other admin"
        rightTitle="Yours"
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="outline" onClick={onTakeTheirs}>
          Discard mine and edit theirs
        </Button>
        <Button variant="outline" onClick={() => void form.handleSubmit((mine) => onKeepMine(mine, theirs.data))()}>
          Save mine as the next revision
        </Button>
      </div>
    </section>
  );
}
