'use client';

import { useSyncExternalStore } from 'react';
import { useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { onSavingStateChange } from '@/lib/browser/attempt/outbox';
import { type Refusal, refusalOf } from '@/lib/browser/attempt/refusals';

const REASONS = {
  ATTEMPT_FINISHED: 'refused.alreadyFinished',
  TIME_IS_UP: 'refused.timeWasUp',
  NOT_FOUND: 'refused.testIsGone',
} as const;
const isKnown = (code: string): code is keyof typeof REASONS => code in REASONS;

/** Returns the sentence about refused answers, and why the server refused them. */
function useRefusalText({ answers, code, reason }: Refusal): string {
  const t = useTranslations('attempt');
  const why = () => {
    if (code === undefined) return reason;
    return isKnown(code) ? t(REASONS[code]) : t('refused.stepRefused', { reason });
  };
  return t('refused.notSaved', { answers, why: why() });
}

/** Shows why the server refused answers of this test, so that nobody believes that they are saved. */
export function RefusedNote({ attemptId }: { attemptId: string }) {
  const refusal = useSyncExternalStore(
    onSavingStateChange,
    () => refusalOf(attemptId),
    () => null,
  );
  return refusal === null ? null : <Refused refusal={JSON.parse(refusal) as Refusal} />;
}

const Refused = ({ refusal }: { refusal: Refusal }) => (
  <Alert variant="error" className="mb-4">
    {useRefusalText(refusal)}
  </Alert>
);
