'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { LocalTime } from '@/components/ui/local-time';
import { useListFocus } from '@/components/ui/use-list-focus';
import { call } from '@/lib/browser/api/call';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import { deleteAssignment, updateAssignment } from '@/lib/classes/assignments/endpoints';
import { RESULTS_PAGE } from '@/lib/classes/rules';
import type { ClassId } from '@/lib/kernel/ids';
import { countOf } from './count-of';
import { GiveTest } from './give-test';
import { useAct } from './use-act';

interface AssignmentsProps {
  classId: ClassId;
  initial: readonly AssignmentView[];
}

/** The tests of a class, and the form for the next one. */
export function Assignments({ classId, initial }: AssignmentsProps) {
  const [assignments, setAssignments] = useState(initial);
  const { act, isBusy, error } = useAct("The test couldn't be changed. Please try again.");
  const { list, markLeaving } = useListFocus();
  const setEnd = (assignmentId: AssignmentView['id'], closesAt: string | null) =>
    act(async () => {
      const params = { id: classId, assignmentId };
      const changed = await call(updateAssignment, { params, body: { closesAt } });
      setAssignments((before) => before.map((one) => (one.id === assignmentId ? changed : one)));
    });
  const remove = (assignmentId: AssignmentView['id']) =>
    act(async () => {
      await call(deleteAssignment, { params: { id: classId, assignmentId } });
      setAssignments((before) => before.filter(({ id }) => id !== assignmentId));
    });
  return (
    <>
      <Card>
        <CardHeader>
          <CardTitle>Tests</CardTitle>
        </CardHeader>
        <CardContent className="flex flex-col gap-4">
          {error ? <Alert variant="error">{error}</Alert> : null}
          {assignments.length === 0 ? <p className="text-muted-foreground">No tests yet.</p> : null}
          <ul ref={list} className="divide-y divide-border">
            {assignments.map(({ id, title, testType, questionCount, closesAt, begun, finished }) => (
              <li key={id} className="flex flex-col items-start gap-2 py-3">
                <p className="break-words font-medium">{title}</p>
                <p className="text-muted-foreground">
                  {testType === 'exam' ? 'Exam' : 'Practice'}, {countOf(questionCount, 'question')}; {begun} began,{' '}
                  {finished} finished
                  {closesAt === null ? null : (
                    <>
                      ; open until <LocalTime instant={closesAt} />
                    </>
                  )}
                </p>
                <p className="flex flex-wrap gap-2">
                  <LinkButton href={`${RESULTS_PAGE}?id=${classId}&test=${id}`} variant="outline" size="sm">
                    Results<span className="sr-only"> of {title}</span>
                  </LinkButton>
                  <Button
                    variant="outline"
                    size="sm"
                    inactive={isBusy}
                    onClick={() => void setEnd(id, closesAt === null ? new Date().toISOString() : null)}
                  >
                    {closesAt === null ? 'Close now' : 'Open without an end'}
                    <span className="sr-only">: {title}</span>
                  </Button>
                  <Button
                    variant="outline"
                    size="sm"
                    inactive={isBusy}
                    aria-label={`Take away ${title}`}
                    onClick={(event) => {
                      markLeaving(event.currentTarget);
                      void remove(id);
                    }}
                  >
                    Take away
                  </Button>
                </p>
              </li>
            ))}
          </ul>
        </CardContent>
      </Card>
      <GiveTest classId={classId} onGiven={(given) => setAssignments((before) => [given, ...before])} />
    </>
  );
}
