'use client';

import { useState } from 'react';
import { useTranslations } from '#texts';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { ClassView } from '@/lib/classes/contract';
import type { PlaceId } from '@/lib/kernel/ids';

const HOUR_MS = 60 * 60 * 1000;

/** Formats an instant for a `datetime-local` field, in the browser's time zone. */
const localMinute = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

interface RemoveJoinedProps {
  places: ClassView['places'];
  onRemove: (asked: { since: Date; placeIds: PlaceId[] }) => void;
}

/** Removes everybody who joined since a given time, such as strangers after the code leaked. */
export function RemoveJoined({ places, onRemove }: RemoveJoinedProps) {
  const t = useTranslations('class');
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const since = new Date(typed);
  const isMoment = !Number.isNaN(since.getTime());
  const leaving = places.filter(({ joinedAt }) => isMoment && joinedAt !== null && new Date(joinedAt) >= since);
  const open = () => {
    setTyped(localMinute(new Date(Date.now() - HOUR_MS)));
    setError(null);
    setIsOpen(true);
  };
  const confirm = () => {
    if (!isMoment) return setError(t('enterMoment'));
    if (leaving.length === 0) return setError(t('nobodyJoined'));
    onRemove({ since, placeIds: leaving.map(({ id }) => id) });
    setIsOpen(false);
  };
  return (
    <>
      <Button variant="outline" className="self-start" onClick={open}>
        {t('removeSince')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('removeSince')}
        description={t('removeSinceHint')}
        confirmLabel={leaving.length === 0 ? t('remove') : t('removeCount', { count: leaving.length })}
        destructive
        onConfirm={confirm}
      >
        <Field label={t('joinedSince')} error={error ?? undefined}>
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setError(null);
              }}
            />
          )}
        </Field>
        <p aria-live="polite" className="wrap-anywhere mt-3 max-h-40 overflow-y-auto text-muted-foreground">
          {leaving.map(({ name }) => name).join(', ')}
        </p>
      </ConfirmDialog>
    </>
  );
}
