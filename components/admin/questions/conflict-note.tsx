'use client';

import { useQuery } from '@tanstack/react-query';
import { Compared } from '@/components/admin/compare/compared';
import { messageOf } from '@/components/admin/message-of';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { type AdminQuestionView, getQuestion, type QuestionBody } from '@/lib/bank/contract';
import { call } from '@/lib/browser/call';
import { fieldsOf } from './question-fields';

interface ConflictNoteProps {
  id: number;
  mine: QuestionBody;
  onTakeTheirs: () => void;
  onKeepMine: (theirs: AdminQuestionView) => void;
}

const comparable = (question: AdminQuestionView) => {
  const { text, explanation = '', reference = '', answers } = fieldsOf(question);
  return { text, explanation, reference, answers: answers.map((answer) => ({ why: '', ...answer })) };
};

/** Two admins on one question: the second sees what the first has saved, and decides. */
export function ConflictNote({ id, mine, onTakeTheirs, onKeepMine }: ConflictNoteProps) {
  const theirs = useQuery({
    queryKey: ['question', id, 'theirs'],
    queryFn: () => call(getQuestion, { params: { id } }),
    gcTime: 0,
    staleTime: 0,
  });
  if (theirs.isPending) return <Skeleton className="h-40" />;
  if (theirs.isError) return <Alert variant="error">{messageOf(theirs.error, 'Failed to load question data')}</Alert>;
  return (
    <section aria-label="What the other admin saved" className="rounded-xl border border-warning-border p-4">
      <Compared left={comparable(theirs.data)} right={mine} leftTitle="Saved by the other admin" rightTitle="Yours" />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="outline" onClick={onTakeTheirs}>
          Discard mine and edit theirs
        </Button>
        <Button variant="outline" onClick={() => onKeepMine(theirs.data)}>
          Save mine as the next revision
        </Button>
      </div>
    </section>
  );
}
