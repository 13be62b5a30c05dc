'use client';

import { useEffect } from 'react';
import { useOnDemand } from '@/components/layout/use-on-demand';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { CurrentAttempt } from '@/lib/browser/attempt/current-attempt';

const loadConfirmDialog = () => import('@/components/ui/alert-dialog').then((module) => module.ConfirmDialog);

interface ReplaceQuestionProps {
  /** Test in progress that would be replaced. */
  attempt: CurrentAttempt;
  isAsked: boolean;
  onKeep: () => void;
  onReplace: () => void;
}

/** Describes what happens to a replaced test: an exam is scored as it is, any other test is left unfinished. */
function fateOf({ testType, index, questions }: CurrentAttempt): string {
  const place = `You're on question ${index + 1} of ${questions.length}.`;
  return testType === 'exam'
    ? `${place} You can't come back to this exam. It's scored with the answers you've given.`
    : `${place} You can't come back to this test, and it won't be scored.`;
}

/**
 * Asks before another test replaces the test in progress. If the dialog's code cannot be loaded, asks within the page.
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
