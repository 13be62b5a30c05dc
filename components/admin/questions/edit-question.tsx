'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EditorDialog } from '@/components/admin/editor-dialog';
import { ItemStatisticsPanel } from '@/components/admin/item-statistics';
import { LoadError } from '@/components/admin/load-error';
import { useFormStatus } from '@/components/admin/use-form-status';
import { EDITED_SHOWN_MS } from '@/components/layout/toasts';
import { Skeleton } from '@/components/ui/skeleton';
import type { AdminQuestionView, QuestionBody } from '@/lib/bank/editing/contract';
import { getQuestion, updateQuestion } from '@/lib/bank/editing/endpoints';
import { call } from '@/lib/browser/api/call';
import { CallError } from '@/lib/browser/api/call-error';
import type { ChangeWeight, DeclaredChange } from '@/lib/corrections/contract';
import { weighChange } from '@/lib/corrections/endpoints';
import { changeOf } from '@/lib/corrections/rules';
import { ConflictNote, theirsKey } from './conflict-note';
import { CorrectionNote } from './correction-note';
import { CorrectionsPanel } from './corrections-panel';
import { fieldsOf, type QuestionFields } from './question-fields';
import { QuestionForm } from './question-form';
import type { QuestionMetadata } from './question-metadata';
import { ReviewNote } from './review-note';

interface EditQuestionProps {
  id: number;
  metadata: QuestionMetadata;
  onClose: () => void;
}

/** Reloads the question when the dialog opens, so that the form starts from the stored state. */
export function EditQuestion({ id, metadata, onClose }: EditQuestionProps) {
  const [isDirty, setIsDirty] = useState(false);
  const question = useQuery({
    queryKey: ['question', id],
    queryFn: () => call(getQuestion, { params: { id } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <EditorDialog
      title={`Edit question ${id}`}
      thing="question"
      isDirty={isDirty}
      className="max-w-3xl!"
      onClose={onClose}
    >
      {question.isPending ? <Skeleton className="h-96" /> : null}
      <LoadError
        error={question.error}
        fallback="Failed to load question data"
        onRetry={() => void question.refetch()}
      />
      {question.data ? (
        <Editor
          key={question.data.updatedAt}
          question={question.data}
          metadata={metadata}
          onReload={() => void question.refetch()}
          onDirty={setIsDirty}
          onClose={onClose}
        />
      ) : null}
      {question.data ? <CorrectionsPanel questionId={id} onTakenBack={() => void question.refetch()} /> : null}
      {question.data ? (
        <div className="mt-6 border-border border-t pt-6">
          <ItemStatisticsPanel questionId={id} />
        </div>
      ) : null}
    </EditorDialog>
  );
}

interface EditorProps {
  question: AdminQuestionView;
  metadata: QuestionMetadata;
  onReload: () => void;
  onDirty: (isDirty: boolean) => void;
  onClose: () => void;
}

/** Returns the number of people and results that a change affects. Null if the admin need not classify the change. */
async function weigh(before: QuestionFields, after: QuestionBody, id: number): Promise<ChangeWeight | null> {
  const state = after.state ?? before.state ?? 'published';
  const change = changeOf(
    { state: before.state ?? 'published', answers: before.answers.map((answer) => ({ why: '', ...answer })) },
    { state, answers: after.answers.map((answer) => ({ why: '', ...answer })) },
  );
  if (change === null) return null;
  const answers = after.answers.map(({ text, isCorrect }) => ({ text, isCorrect }));
  const weight = await call(weighChange, { params: { id }, body: { state, answers } });
  return weight.change === 'none' ? null : weight;
}

interface Save {
  fields: QuestionBody;
  seenUpdatedAt: string;
  change?: DeclaredChange;
}

function Editor({ question, metadata, onReload, onDirty, onClose }: EditorProps) {
  const client = useQueryClient();
  const { status, clear, fail, succeed } = useFormStatus();
  const [isRefused, setIsRefused] = useState(false);
  const [weight, setWeight] = useState<ChangeWeight | null>(null);
  const [isFormerFigureMeant, setIsFormerFigureMeant] = useState(false);
  const initial = fieldsOf(question);
  const save = async ({ fields, seenUpdatedAt, change }: Save): Promise<null> => {
    try {
      const found = change ? null : await weigh(initial, fields, question.id);
      setWeight(change ? weight : found);
      if (found) return null;
      const body = { ...fields, seenUpdatedAt, isFormerFigureMeant, ...(change ? { change } : {}) };
      await call(updateQuestion, { params: { id: question.id }, body });
    } catch (error) {
      fail(error, 'Failed to update question');
      setIsRefused(error instanceof CallError && error.code === 'CONFLICT' && !error.fields.isFormerFigureMeant);
      // Reloads the version in the conflict note, because another admin may have saved again since the note appeared.
      await client.invalidateQueries({ queryKey: theirsKey(question.id) });
      return null;
    }
    setIsRefused(false);
    setWeight(null);
    onDirty(false);
    succeed({ message: 'Question updated successfully', shownMs: EDITED_SHOWN_MS, onceSeen: onClose });
    await client.invalidateQueries({ queryKey: ['admin'] });
    return null;
  };
  return (
    <QuestionForm
      isNew={false}
      initial={initial}
      metadata={metadata}
      status={status}
      submitLabel="Save question"
      hasOwnSave={weight !== null}
      onDirty={onDirty}
      onSubmit={(fields) => save({ fields, seenUpdatedAt: question.updatedAt })}
    >
      {question.reviewReason ? (
        <ReviewNote
          reviewReason={question.reviewReason}
          isFormerFigureMeant={isFormerFigureMeant}
          onMeant={setIsFormerFigureMeant}
        />
      ) : null}
      {weight ? (
        <CorrectionNote
          before={initial}
          weight={weight}
          onSay={(fields, change) => save({ fields, change, seenUpdatedAt: question.updatedAt })}
        />
      ) : null}
      {isRefused ? (
        <ConflictNote
          id={question.id}
          metadata={metadata}
          onTakeTheirs={onReload}
          onKeepMine={async (mine, theirs) => {
            clear();
            await save({ fields: mine, seenUpdatedAt: theirs.updatedAt });
          }}
        />
      ) : null}
    </QuestionForm>
  );
}
