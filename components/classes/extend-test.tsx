'use client';

import { type FormEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { call } from '@/lib/browser/api/call';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import { extendAssignment } from '@/lib/classes/assignments/endpoints';
import type { PlaceView } from '@/lib/classes/contract';
import type { ClassId } from '@/lib/kernel/ids';
import { useAct } from './use-act';

interface ExtendTestProps {
  classId: ClassId;
  assignment: AssignmentView;
  places: readonly PlaceView[];
  onChange: (changed: AssignmentView) => void;
  onClose: () => void;
}

/** Extends the closing time of a test for one student. */
export function ExtendTest({ classId, assignment, places, onChange, onClose }: ExtendTestProps) {
  const [picked, setPicked] = useState('');
  const [until, setUntil] = useState('');
  const { act, isBusy, error, setError } = useAct("That didn't work. Please try again.");
  const place = places.find(({ id }) => id === picked);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!place) return setError('Choose a student first');
    const params = { id: classId, assignmentId: assignment.id, placeId: place.id };
    const body = { closesAt: until === '' ? null : new Date(until).toISOString() };
    if (await act(async () => onChange(await call(extendAssignment, { params, body })))) onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title={`More days at ${assignment.title}`} locked={isBusy}>
        <form noValidate className="flex flex-col items-start gap-4" onSubmit={(event) => void submit(event)}>
          {error ? <Alert variant="error">{error}</Alert> : null}
          <div className="w-full">
            <Field label="Student">
              {(control) => (
                <Select {...control} value={picked} onChange={(event) => setPicked(event.target.value)}>
                  <option value="">Choose a student</option>
                  {places.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <div className="w-full">
            <Field label="Open for this student until" hint="Leave it empty for the same end as for the others.">
              {(control) => (
                <Input
                  {...control}
                  type="datetime-local"
                  value={until}
                  onChange={(event) => setUntil(event.target.value)}
                />
              )}
            </Field>
          </div>
          <Button type="submit" inactive={isBusy}>
            Save
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  );
}
