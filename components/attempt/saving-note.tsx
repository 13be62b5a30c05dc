'use client';

import { CloudOff, CloudUpload, HardDriveUpload } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from '#texts';
import { onSavingStateChange, type SavingState, savingState } from '@/lib/browser/attempt/outbox';
import { refusalOf } from '@/lib/browser/attempt/refusals';

const NOTES = {
  saved: { text: 'saved', Icon: CloudUpload },
  waiting: { text: 'savedHere', Icon: HardDriveUpload },
  unavailable: { text: 'deviceIsFull', Icon: CloudOff },
  refused: { text: 'notSaved', Icon: CloudOff },
} as const;
type Note = SavingState | 'refused';

/** Milliseconds after which an unsaved answer is announced as late. */
const NORMAL_MS = 5_000;

/** Text for screen readers. Empty while saving works, because it would interrupt every verdict. */
function useSpoken(state: Note): string {
  const t = useTranslations('attempt');
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    setIsLate(false);
    if (state !== 'waiting') return;
    const timer = setTimeout(() => setIsLate(true), NORMAL_MS);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === 'waiting') return isLate ? t('answersSafeHere') : '';
  return state === 'saved' ? '' : t(NOTES[state].text);
}

/** Shows whether the answers of this test are saved. */
export function SavingNote({ attemptId }: { attemptId: string }) {
  const t = useTranslations('attempt');
  const read = () => (refusalOf(attemptId) === null ? savingState() : 'refused');
  const state = useSyncExternalStore<Note>(onSavingStateChange, read, () => 'saved');
  const spoken = useSpoken(state);
  const { text, Icon } = NOTES[state];
  return (
    <>
      <p data-saving={state} className="flex items-center gap-1.5 text-muted-foreground text-sm">
        <Icon aria-hidden className="size-4 shrink-0" />
        {t(text)}
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}
