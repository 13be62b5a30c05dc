'use client';

import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { messageOf } from './message-of';

/** Specification §4 "Admin form status". */
export const CREATED_SHOWN_MS = 3000;
export const EDITED_SHOWN_MS = 1500;

export type FormStatus = { kind: 'idle' } | { kind: 'error' | 'success'; message: string };

interface Success {
  message: string;
  shownMs: number;
  /** What follows when the success has been seen. */
  onceSeen?: () => void;
}

/** The state of an admin's form, and the toasts that go with it. */
export function useFormStatus() {
  const [status, setStatus] = useState<FormStatus>({ kind: 'idle' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    status,
    clear: () => setStatus({ kind: 'idle' }),
    /** What the form itself has found: said beside the form and nowhere else. */
    refuse: (message: string) => setStatus({ kind: 'error', message }),
    fail: (error: unknown, fallback: string) => {
      const message = messageOf(error, fallback);
      setStatus({ kind: 'error', message });
      toast.error('Error', { description: message });
    },
    succeed: ({ message, shownMs, onceSeen }: Success) => {
      setStatus({ kind: 'success', message });
      toast.success('Success', { description: message, duration: shownMs });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setStatus({ kind: 'idle' });
        onceSeen?.();
      }, shownMs);
    },
  };
}
