'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormNote } from '@/components/admin/form-note';
import { LoadError } from '@/components/admin/load-error';
import { useFormStatus } from '@/components/admin/use-form-status';
import { EDITED_SHOWN_MS } from '@/components/layout/toasts';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { localMoment } from '@/components/ui/local-time';
import { Textarea } from '@/components/ui/textarea';
import { call } from '@/lib/browser/api/call';
import type { CorrectionView } from '@/lib/corrections/contract';
import { listCorrections, takeBackCorrection } from '@/lib/corrections/endpoints';
import { CORRECTION_LIMITS, sayCorrection } from '@/lib/corrections/rules';

/** Lists the corrections of a question. Renders nothing if there are none. */
export function CorrectionsPanel({ questionId, onTakenBack }: { questionId: number; onTakenBack: () => void }) {
  const corrections = useQuery({
    queryKey: ['admin', 'corrections', questionId],
    queryFn: () => call(listCorrections, { query: { questionId } }),
  });
  if (corrections.error) {
    return (
      <LoadError error={corrections.error} fallback="Failed to load data" onRetry={() => void corrections.refetch()} />
    );
  }
  if (!corrections.data || corrections.data.items.length === 0) return null;
  return (
    <section
      aria-labelledby={`corrections-${questionId}`}
      className="mt-6 flex flex-col gap-3 border-border border-t pt-6"
    >
      <h3 id={`corrections-${questionId}`} className="font-semibold text-lg">
        Corrections
      </h3>
      {corrections.data.items.map((correction) => (
        <Entry key={correction.id} correction={correction} onTakenBack={onTakenBack} />
      ))}
    </section>
  );
}

function Entry({ correction, onTakenBack }: { correction: CorrectionView; onTakenBack: () => void }) {
  const client = useQueryClient();
  const { status, fail, succeed } = useFormStatus();
  const [isAsking, setIsAsking] = useState(false);
  const [why, setWhy] = useState('');
  const { title, change } = sayCorrection(correction);
  const takeBack = useMutation({
    mutationFn: () => call(takeBackCorrection, { params: { id: correction.id }, body: { why } }),
    onSuccess: () => {
      setIsAsking(false);
      succeed({ message: 'The correction was taken back', shownMs: EDITED_SHOWN_MS, onceSeen: onTakenBack });
      return client.invalidateQueries({ queryKey: ['admin'] });
    },
    onError: (error) => {
      fail(error, 'Failed to take the correction back');
      setIsAsking(false);
    },
  });
  return (
    <article className="rounded-lg border border-border p-4">
      <h4 className="font-medium">{title}</h4>
      <p className="text-muted-foreground text-sm">{localMoment(correction.createdAt)}</p>
      <p dir="auto" className="mt-2 break-words">
        {change.join(' ')} Why: {correction.why} Rule: {correction.rule}
      </p>
      <FormNote status={status} />
      {correction.takenBackAt ? null : (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => setIsAsking(true)}>
          Take back
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        destructive
        pending={takeBack.isPending}
        blocked={why.trim() === ''}
        title="Take this correction back?"
        description="The question gets its former wording and key, unless it was changed again since. Results are recalculated. The corrections page still lists this correction, marked as taken back."
        confirmLabel="Take back"
        onConfirm={() => takeBack.mutate()}
      >
        <Field label="Why" required hint="Everybody can read this on the corrections page.">
          {(control) => (
            <Textarea
              {...control}
              maxLength={CORRECTION_LIMITS.why}
              value={why}
              onChange={(event) => setWhy(event.target.value)}
            />
          )}
        </Field>
      </ConfirmDialog>
    </article>
  );
}
