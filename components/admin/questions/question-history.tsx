'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Compared } from '@/components/admin/compare/compared';
import { LoadError } from '@/components/admin/load-error';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { localMoment } from '@/components/ui/local-time';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { listRevisions, type RevisionView } from '@/lib/bank/editing/contract';
import { call } from '@/lib/browser/call';

const nameOf = ({ revision, author, createdAt }: RevisionView): string =>
  `Revision ${revision}, ${localMoment(createdAt)}${author ? `, ${author}` : ''}`;

/** Every wording that a question has had; what somebody was asked is among them for good. */
export function QuestionHistory({ id, onClose }: { id: number; onClose: () => void }) {
  const history = useQuery({
    queryKey: ['admin', 'revisions', id],
    queryFn: () => call(listRevisions, { params: { id } }),
  });
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={`History of question ${id}`} className="max-w-4xl">
        {history.isPending ? <Skeleton className="h-64" /> : null}
        <LoadError
          error={history.error}
          fallback="Failed to load question data"
          onRetry={() => void history.refetch()}
        />
        {history.data ? <Revisions revisions={history.data} /> : null}
      </DialogContent>
    </Dialog>
  );
}

function Revisions({ revisions }: { revisions: RevisionView[] }) {
  const [newest] = revisions;
  const [left, setLeft] = useState((revisions[1] ?? newest)?.revision);
  const [right, setRight] = useState(newest?.revision);
  const before = revisions.find(({ revision }) => revision === left);
  const after = revisions.find(({ revision }) => revision === right);
  if (!before || !after) return null;
  return (
    <div className="flex flex-col gap-4">
      {revisions.length === 1 ? (
        <p className="text-muted-foreground">This question has had one wording so far.</p>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <RevisionChoice label="Before" revisions={revisions} value={before.revision} onChange={setLeft} />
        <RevisionChoice label="After" revisions={revisions} value={after.revision} onChange={setRight} />
      </div>
      <Compared
        left={before}
        right={after}
        leftTitle={`Revision ${before.revision}`}
        rightTitle={`Revision ${after.revision}`}
      />
    </div>
  );
}

interface RevisionChoiceProps {
  label: string;
  revisions: RevisionView[];
  value: number;
  onChange: (revision: number) => void;
}

function RevisionChoice({ label, revisions, value, onChange }: RevisionChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(Number(event.target.value))}>
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
