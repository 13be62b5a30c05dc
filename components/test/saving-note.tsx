'use client';

import { CloudOff, CloudUpload, HardDriveUpload } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { onSavingStateChange, type SavingState, savingState } from '@/lib/browser/outbox';

const NOTES = {
  saved: { text: 'Saved', Icon: CloudUpload },
  waiting: { text: 'Saved on this device, will sync', Icon: HardDriveUpload },
  unavailable: { text: 'This device cannot keep answers. Free some storage, then go on.', Icon: CloudOff },
} as const;

/** Says in words where the answers are. */
export function SavingNote() {
  const state = useSyncExternalStore<SavingState>(onSavingStateChange, savingState, () => 'saved');
  const { text, Icon } = NOTES[state];
  return (
    <p role="status" data-saving={state} className="flex items-center gap-1.5 text-muted-foreground text-sm">
      <Icon aria-hidden className="size-4 shrink-0" />
      {text}
    </p>
  );
}
