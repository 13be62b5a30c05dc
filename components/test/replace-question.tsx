'use client';

import { useEffect } from 'react';
import { useOnDemand } from '@/components/layout/use-on-demand';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { CurrentAttempt } from '@/lib/browser/attempt/current-attempt';

const loadConfirmDialog = () => import('@/components/ui/alert-dialog').then((module) => module.ConfirmDialog);

interface ReplaceQuestionProps {
  /** Attempt in progress. */
  attempt: CurrentAttempt;
  isAsked: boolean;
  onKeep: () => void;
  onReplace: () => void;
}

/** Describes the fate of an abandoned test: an exam is scored at its deadline, other tests stay unscored. */
function fateOf({ testType, index, questions }: CurrentAttempt): string {
  const place = `You're on question ${index + 1} of ${questions.length}.`;
  return testType === 'exam'
    ? `${place} You can't come back to this exam. When time runs out, it's scored with the answers you've given.`
    : `${place} You can't come back to this test, and it won't be scored.`;
}

/**
 * Asks before another test replaces the one in progress. Falls back to the page itself if the dialog cannot be loaded.
 */
export function ReplaceQuestion({ attempt, isAsked, onKeep, onReplace }: ReplaceQuestionProps) {
  const { Component, isFailed, request } = useOnDemand(loadConfirmDialog);
  useEffect(() => void request(), [request]);
  const title = attempt.testType === 'exam' ? 'Quit this exam?' : 'Quit this test?';
  if (Component) {
    return (
      <Component
        open={isAsked}
        onOpenChange={onKeep}
        title={title}
        description={fateOf(attempt)}
        confirmLabel="Start the new test"
        cancelLabel="Go back"
        onConfirm={onReplace}
      />
    );
  }
  if (!isAsked || !isFailed) return null;
  return (
    <Alert variant="warning" onDismiss={onKeep}>
      <p>
        <strong>{title}</strong> {fateOf(attempt)}
      </p>
      <Button variant="outline" className="mt-3" onClick={onReplace}>
        Start the new test
      </Button>
    </Alert>
  );
}
