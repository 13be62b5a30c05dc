'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Compared } from '@/components/admin/compare/compared';
import { FormNote } from '@/components/admin/form-note';
import { LoadError } from '@/components/admin/load-error';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { localMoment } from '@/components/ui/local-time';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import type { AdminQuestionView, RevisionView } from '@/lib/bank/editing/contract';
import { getQuestion, listRevisions } from '@/lib/bank/editing/endpoints';
import { call } from '@/lib/browser/api/call';
import { useRestore } from './use-restore';

const nameOf = ({ revision, createdAt }: RevisionView): string => `Revision ${revision}, ${localMoment(createdAt)}`;

/** Lists every revision of a question. Revisions that were asked are never deleted. */
export function QuestionHistory({ id, onClose }: { id: number; onClose: () => void }) {
  const history = useQuery({
    queryKey: ['admin', 'revisions', id],
    queryFn: async () => {
      // Loads the question before its revisions. If another admin saves in between, a restore then reports a conflict
      // instead of undoing that save.
      const question = await call(getQuestion, { params: { id } });
      return { question, revisions: await call(listRevisions, { params: { id } }) };
    },
  });
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={`History of question ${id}`} className="max-w-4xl!">
        {history.isPending ? <Skeleton className="h-64" /> : null}
        <LoadError
          error={history.error}
          fallback="Failed to load question data"
          onRetry={() => void history.refetch()}
        />
        {history.data ? <Revisions {...history.data} /> : null}
      </DialogContent>
    </Dialog>
  );
}

interface RevisionsProps {
  question: AdminQuestionView;
  revisions: RevisionView[];
}

function Revisions({ question, revisions }: RevisionsProps) {
  const [newest] = revisions;
  // Undefined selects the two newest revisions, even after a newer revision arrives.
  const [chosen, setChosen] = useState<{ left?: number; right?: number }>({});
  const { status, restore } = useRestore(question, () => setChosen({}));
  const find = (sought: number | undefined) => revisions.find(({ revision }) => revision === sought);
  const before = find(chosen.left) ?? revisions[1] ?? newest;
  const after = find(chosen.right) ?? newest;
  if (!before || !after) return null;
  return (
    <div className="flex flex-col gap-4">
      {revisions.length === 1 ? (
        <p className="text-muted-foreground">This question has only one revision so far.</p>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <RevisionChoice
          label="Before"
          revisions={revisions}
          chosen={before}
          onChange={(left) => setChosen({ ...chosen, left })}
        />
        <RevisionChoice
          label="After"
          revisions={revisions}
          chosen={after}
          onChange={(right) => setChosen({ ...chosen, right })}
        />
      </div>
      <FormNote status={status} />
      <Compared
        left={before}
        right={after}
        leftTitle={`Revision ${before.revision}`}
        rightTitle={`Revision ${after.revision}`}
      />
      {before === newest ? null : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="secondary" onClick={() => restore(before)}>
            Restore this wording
          </Button>
          <p className="text-muted-foreground text-sm">
            Revision {before.revision} becomes the newest revision. Section, topic, difficulty, state and mock test stay
            as they are.
          </p>
        </div>
      )}
    </div>
  );
}

interface RevisionChoiceProps {
  label: string;
  revisions: RevisionView[];
  chosen: RevisionView;
  onChange: (revision: number) => void;
}

function RevisionChoice({ label, revisions, chosen, onChange }: RevisionChoiceProps) {
  return (
    <Field label={label} hint={chosen.author ? `Saved by ${chosen.author}` : undefined}>
      {(control) => (
        <Select {...control} value={chosen.revision} onChange={(event) => onChange(Number(event.target.value))}>
          {revisions.map((revision) => (
            <option key={revision.revision} value={revision.revision}>
              {nameOf(revision)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
