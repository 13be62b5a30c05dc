'use client';

import { useEffect, useRef, useState } from 'react';
import { sayError, saySuccess } from '@/components/layout/toasts';

export type FormStatus = { kind: 'idle' } | { kind: 'error' | 'success'; message: string };

interface Success {
  message: string;
  shownMs: number;
  /** Runs after the success message was shown for `shownMs`. */
  onceSeen?: () => void;
}

/** State of an admin form with its toasts. */
export function useFormStatus() {
  const [status, setStatus] = useState<FormStatus>({ kind: 'idle' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    status,
    clear: () => setStatus({ kind: 'idle' }),
    /** Shows an error that the form found. Shows no toast, because the message appears beside the form. */
    refuse: (message: string) => setStatus({ kind: 'error', message }),
    fail: (error: unknown, fallback: string) => {
      setStatus({ kind: 'error', message: sayError(error, fallback) });
    },
    succeed: ({ message, shownMs, onceSeen }: Success) => {
      setStatus({ kind: 'success', message });
      saySuccess(message, { duration: shownMs });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setStatus({ kind: 'idle' });
        onceSeen?.();
      }, shownMs);
    },
  };
}
