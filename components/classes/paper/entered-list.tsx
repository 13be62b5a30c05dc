import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
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
  const [leaving, setLeaving] = useState<EnteredView | null>(null);
  const { list, markLeaving } = useListFocus();
  const remove = useMutation({
    mutationFn: ({ placeId }: EnteredView) => call(removePaper, { params: { ...params, placeId } }),
    onSuccess: (left) => {
      onChange(left);
      setLeaving(null);
    },
  });
  const error = findErrorText(remove.error, "The answers couldn't be removed. Please try again.");
  return (
    <>
      {entered.length === 0 ? <p className="text-muted-foreground">Nobody's answers yet.</p> : null}
      <ul ref={list} className="divide-y divide-border">
        {entered.map((one) => (
          <li key={one.placeId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="wrap-anywhere min-w-0">
              <span className="font-medium">{one.name}</span>, {one.correct} of {one.total}
            </span>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Remove the answers of ${one.name}`}
              onClick={(event) => {
                markLeaving(event.currentTarget);
                setLeaving(one);
              }}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {leaving ? (
        <ConfirmDialog
          open
          onOpenChange={(open) => (open ? undefined : setLeaving(null))}
          title={`Remove the answers of ${leaving.name}?`}
          description="They disappear from the results. To restore them, enter them again."
          confirmLabel="Remove answers"
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
