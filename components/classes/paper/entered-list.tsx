import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { useListFocus } from '@/components/ui/use-list-focus';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import type { EnteredView } from '@/lib/classes/paper/answers/contract';
import { removePaper } from '@/lib/classes/paper/answers/endpoints';
import type { AssignmentId, ClassId } from '@/lib/kernel/ids';

interface EnteredListProps {
  params: { id: ClassId; assignmentId: AssignmentId };
  entered: readonly EnteredView[];
  onChange: (entered: EnteredView[]) => void;
}

/** Lists the students with saved paper answers and lets the instructor remove them. */
export function EnteredList({ params, entered, onChange }: EnteredListProps) {
  const t = useTranslations('paper');
  const [leaving, setLeaving] = useState<EnteredView | null>(null);
  const { list, markLeaving } = useListFocus();
  const remove = useMutation({
    mutationFn: ({ placeId }: EnteredView) => call(removePaper, { params: { ...params, placeId } }),
    onSuccess: (left) => {
      onChange(left);
      setLeaving(null);
    },
  });
  const error = findErrorText(remove.error, t('notRemoved'));
  return (
    <>
      {entered.length === 0 ? <p className="text-muted-foreground">{t('nobodyYet')}</p> : null}
      <ul ref={list} className="divide-y divide-border">
        {entered.map((one) => (
          <li key={one.placeId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="wrap-anywhere min-w-0">
              {t.rich('entered', {
                name: one.name,
                correct: one.correct,
                total: one.total,
                b: (chunks) => <span className="font-medium">{chunks}</span>,
              })}
            </span>
            <Button
              variant="outline"
              size="sm"
              aria-label={t('removeOf', { name: one.name })}
              onClick={(event) => {
                markLeaving(event.currentTarget);
                setLeaving(one);
              }}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      {leaving ? (
        <ConfirmDialog
          open
          onOpenChange={(open) => (open ? undefined : setLeaving(null))}
          title={t('removeTitle', { name: leaving.name })}
          description={t('removeHint')}
          confirmLabel={t('removeAnswers')}
          destructive
          pending={remove.isPending}
          onConfirm={() => remove.mutate(leaving)}
        >
          {error ? <Alert variant="error">{error}</Alert> : null}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
