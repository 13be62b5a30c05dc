'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Comparable, Compared } from '@/components/admin/compare/compared';
import { STATE_NAMES, topicWords } from '@/components/admin/questions/question-metadata';
import { sayError, saySuccess } from '@/components/layout/toasts';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { LinkButton } from '@/components/ui/link-button';
import type { SectionView } from '@/lib/bank/contract';
import { mergeQuestions } from '@/lib/bank/duplicates/endpoints';
import type { Group } from '@/lib/bank/duplicates/rules';
import type { AdminQuestionView } from '@/lib/bank/editing/contract';
import { call } from '@/lib/browser/api/call';

const comparable = ({ text, explanation = '', reference = '', picture, answers }: AdminQuestionView): Comparable => ({
  text,
  explanation,
  reference,
  picture,
  answers: answers.map((answer) => ({
    text: answer.text,
    isCorrect: answer.isCorrect ?? false,
    why: answer.why ?? '',
  })),
});

function sectionAndTopic({ sectionId, topic }: AdminQuestionView, sections: SectionView[]): string {
  const section = sections.find(({ id }) => id === sectionId)?.name;
  return [section, topicWords(topic, sectionId)].filter(Boolean).join(', ');
}

interface DuplicateGroupProps {
  group: Group<AdminQuestionView>;
  sections: SectionView[];
}

/**
 * Group of similar questions. The admin keeps one question, compares each other question with it, and merges all
 * questions that are not excluded.
 */
export function DuplicateGroup({ group: { questions, similarity }, sections }: DuplicateGroupProps) {
  const [keptId, setKeptId] = useState(
    () => (questions.find(({ state }) => state === 'published') ?? questions[0])?.id,
  );
  const [leftOutIds, setLeftOutIds] = useState<number[]>([]);
  const [asking, setAsking] = useState(false);
  const kept = questions.find(({ id }) => id === keptId);
  const others = questions.filter(({ id }) => id !== keptId);
  const merged = others.filter(({ id }) => !leftOutIds.includes(id));
  if (!kept) return null;
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-semibold text-lg">Questions {questions.map(({ id }) => id).join(', ')}</h2>
        <Badge variant="info">{Math.round(similarity * 100)}% alike</Badge>
      </div>
      <KeepChoice questions={questions} keptId={kept.id} onKeep={setKeptId} />
      {others.length > 2 ? (
        <Button
          variant="link"
          size="sm"
          className="self-start"
          onClick={() => setLeftOutIds(merged.length > 0 ? others.map(({ id }) => id) : [])}
        >
          {merged.length > 0 ? 'Exclude all' : 'Include all'}
        </Button>
      ) : null}
      {others.map((other) => (
        <div key={other.id} className="flex flex-col gap-2">
          <MergeChoice
            id={other.id}
            isMerged={merged.includes(other)}
            onChange={(isMerged) =>
              setLeftOutIds(isMerged ? leftOutIds.filter((id) => id !== other.id) : [...leftOutIds, other.id])
            }
          />
          <Compared
            left={comparable(kept)}
            right={comparable(other)}
            leftTitle={`No. ${kept.id}, kept`}
            rightTitle={`No. ${other.id}`}
            leftNote={sectionAndTopic(kept, sections)}
            rightNote={sectionAndTopic(other, sections)}
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button inactive={merged.length === 0} onClick={() => setAsking(true)}>
          Merge {merged.length === others.length ? '' : `${merged.length} of ${others.length} `}into No. {kept.id}
        </Button>
        {questions.map(({ id }) => (
          <LinkButton key={id} variant="outline" href={`/admin/questions?edit=${id}`}>
            Edit No. {id}
          </LinkButton>
        ))}
      </div>
      {asking ? <MergeDialog kept={kept} others={merged} onClose={() => setAsking(false)} /> : null}
    </Card>
  );
}

interface MergeChoiceProps {
  id: number;
  isMerged: boolean;
  onChange: (isMerged: boolean) => void;
}

function MergeChoice({ id, isMerged, onChange }: MergeChoiceProps) {
  const fieldId = useId();
  return (
    <label htmlFor={fieldId} className="inline-flex min-h-9 cursor-pointer items-center gap-2 self-start">
      <Checkbox id={fieldId} checked={isMerged} onChange={(event) => onChange(event.target.checked)} />
      Merge No. {id}
    </label>
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
      {questions.map(({ id, state }) => (
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
          {state === 'draft' ? <Badge variant="warning">{STATE_NAMES[state]}</Badge> : null}
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
  const numbers = others.map(({ id }) => id);
  const merge = useMutation({
    mutationFn: () => call(mergeQuestions, { params: { id: kept.id }, body: { duplicateIds: numbers } }),
    onSuccess: () => saySuccess(`Merged into question ${kept.id}`),
    onError: (error) => sayError(error, 'Failed to merge questions'),
    onSettled: () => {
      onClose();
      return client.invalidateQueries({ queryKey: ['admin'] });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      pending={merge.isPending}
      title={`Merge into question ${kept.id}?`}
      description={`Favorites, answer history and open reports of ${numbers.length === 1 ? 'question' : 'questions'} ${numbers.join(', ')} go to question ${kept.id}. Merged questions are archived: tests no longer ask them, and past results still show them.`}
      confirmLabel={merge.isPending ? 'Merging…' : 'Merge questions'}
      onConfirm={() => merge.mutate()}
    />
  );
}
