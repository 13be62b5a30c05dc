'use client';

import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { type Comparable, Compared } from '@/components/admin/compare/compared';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { AdminQuestionView, QuestionBody } from '@/lib/bank/editing/contract';
import { getQuestion } from '@/lib/bank/editing/endpoints';
import { call } from '@/lib/browser/api/call';
import { errorText } from '@/lib/browser/api/error-text';
import { fieldsOf, type QuestionFields } from './question-fields';
import { DIFFICULTIES, type QuestionMetadata, STATE_NAMES, TIER_NAMES } from './question-metadata';
import { useQuestionMetadata } from './use-question-metadata';

interface ConflictNoteProps {
  id: number;
  metadata: QuestionMetadata;
  onTakeTheirs: () => void;
  onKeepMine: (mine: QuestionBody, theirs: AdminQuestionView) => Promise<void>;
}

const comparable = (
  { text, explanation = '', reference = '', picture, answers, ...rest }: QuestionFields,
  metadata: QuestionMetadata,
): Comparable => ({
  text,
  explanation,
  reference,
  picture,
  answers: answers.map((answer) => ({ why: '', ...answer })),
  facts: {
    Section: metadata.sections.find(({ id }) => id === rest.sectionId)?.name ?? 'No section',
    Topic: rest.topic ?? '',
    Difficulty: DIFFICULTIES.find(([value]) => value === rest.difficulty)?.[1] ?? '',
    Tier: TIER_NAMES[rest.tier ?? 'exam'],
    State: STATE_NAMES[rest.state ?? 'published'],
    'Mock test': rest.isForMockTest ? 'In the mock test' : 'Not in the mock test',
  },
});

export const theirsKey = (id: number) => ['question', id, 'theirs'] as const;

/**
 * Shown to an admin who saves after another admin has saved. Shows the other admin's version, leaves the form editable,
 * and asks which version to keep.
 */
export function ConflictNote({ id, metadata, onTakeTheirs, onKeepMine }: ConflictNoteProps) {
  const form = useFormContext<QuestionFields, unknown, QuestionBody>();
  const theirs = useQuery({
    queryKey: theirsKey(id),
    queryFn: () => call(getQuestion, { params: { id } }),
    gcTime: 0,
    staleTime: 0,
  });
  const taken = useQuestionMetadata(theirs.data);
  if (theirs.isPending) return <Skeleton className="h-40" />;
  if (theirs.isError) return <Alert variant="error">{errorText(theirs.error, 'Failed to load question data')}</Alert>;
  return (
    <section aria-label="What the other admin saved" className="rounded-xl border border-warning-border p-4">
      {taken.length > 0 ? (
        <p role="status" className="mb-4">
          The form above now has the other admin’s values in the fields that you did not change: {taken.join(', ')}.
        </p>
      ) : null}
      <Compared
        left={comparable(fieldsOf(theirs.data), metadata)}
        right={comparable(form.watch(), metadata)}
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
