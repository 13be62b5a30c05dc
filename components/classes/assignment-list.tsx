'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { useListFocus } from '@/components/ui/use-list-focus';
import { call } from '@/lib/browser/api/call';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import { deleteAssignment, updateAssignment } from '@/lib/classes/assignments/endpoints';
import type { PlaceView } from '@/lib/classes/contract';
import type { ClassId } from '@/lib/kernel/ids';
import { type AssignmentChange, AssignmentItem } from './assignment-item';
import { ExtendTest } from './extend-test';
import { GiveTest } from './give-test';
import { useAct } from './use-act';

interface AssignmentsProps {
  classId: ClassId;
  places: readonly PlaceView[];
  initial: readonly AssignmentView[];
}

/** Lists the tests of a class, with the form that assigns the next one. */
export function Assignments({ classId, places, initial }: AssignmentsProps) {
  const [assignments, setAssignments] = useState(initial);
  const [leaving, setLeaving] = useState<AssignmentView | null>(null);
  const { act, isBusy, error } = useAct("The test couldn't be changed. Please try again.");
  const { list, markLeaving } = useListFocus();
  const [extended, setExtended] = useState<AssignmentView | null>(null);
  const replace = (changed: AssignmentView) =>
    setAssignments((before) => before.map((one) => (one.id === changed.id ? changed : one)));
  const change = (assignmentId: AssignmentView['id'], body: AssignmentChange) =>
    act(async () => {
      replace(await call(updateAssignment, { params: { id: classId, assignmentId }, body }));
    });
  const remove = async (assignmentId: AssignmentView['id']) => {
    const isGone = await act(async () => {
      await call(deleteAssignment, { params: { id: classId, assignmentId } });
      setAssignments((before) => before.filter(({ id }) => id !== assignmentId));
    });
    if (isGone) setLeaving(null);
  };
  return (
    <>
      <Card>
        <CardHeader>
          <CardTitle>Tests</CardTitle>
        </CardHeader>
        <CardContent className="flex flex-col gap-4">
          {error && !leaving ? <Alert variant="error">{error}</Alert> : null}
          {assignments.length === 0 ? <p className="text-muted-foreground">No tests yet.</p> : null}
          <ul ref={list} className="divide-y divide-border">
            {assignments.map((assignment) => (
              <AssignmentItem
                key={assignment.id}
                classId={classId}
                assignment={assignment}
                isBusy={isBusy}
                onChange={(body) => void change(assignment.id, body)}
                onExtend={() => setExtended(assignment)}
                onTakeAway={(button) => {
                  markLeaving(button);
                  setLeaving(assignment);
                }}
              />
            ))}
          </ul>
        </CardContent>
      </Card>
      <GiveTest classId={classId} onGiven={(given) => setAssignments((before) => [given, ...before])} />
      {extended ? (
        <ExtendTest
          classId={classId}
          assignment={extended}
          places={places}
          onChange={replace}
          onClose={() => setExtended(null)}
        />
      ) : null}
      {leaving ? (
        <ConfirmDialog
          open
          onOpenChange={(open) => (open ? undefined : setLeaving(null))}
          title={`Take away ${leaving.title}?`}
          description="The test and its results leave the class. What students answered stays theirs. You can't undo it."
          confirmLabel="Take it away"
          destructive
          pending={isBusy}
          onConfirm={() => void remove(leaving.id)}
        >
          {error ? <Alert variant="error">{error}</Alert> : null}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
