'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useListFocus } from '@/components/ui/use-list-focus';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import type { ClassView, PlaceView } from '@/lib/classes/contract';
import { removeJoined, removePlace, updateClass } from '@/lib/classes/endpoints';
import type { ClassId, PlaceId } from '@/lib/kernel/ids';
import { nameKey } from '@/lib/kernel/names';
import { RemoveJoined } from './remove-joined';
import { StudentDialog } from './student-dialog';
import { useRemoval } from './use-removal';

interface StudentListProps {
  shown: ClassView;
  tests: readonly AssignmentView[];
  onChange: (changed: ClassView) => void;
  onTestsChange: (changed: readonly AssignmentView[]) => void;
}

/** Returns the keys of names that occur more than once, which happens when a student joins on two devices. */
function namesakesOf(places: readonly PlaceView[]): Set<string> {
  const keys = places.map(({ name }) => nameKey(name));
  return new Set(keys.filter((key, index) => keys.indexOf(key) !== index));
}

const removeOne = (id: ClassId, placeId: PlaceId) =>
  call(removePlace, { params: { id, placeId } }, { keepalive: true });

const removeSince = (id: ClassId, since: Date) =>
  call(removeJoined, { params: { id }, query: { since: since.toISOString() } }, { keepalive: true });

function NameOrder({ shown: { id, byLastName }, onChange }: Pick<StudentListProps, 'shown' | 'onChange'>) {
  const t = useTranslations('class');
  const sort = useMutation({
    mutationFn: (byLast: boolean) => call(updateClass, { params: { id }, body: { byLastName: byLast } }),
    onSuccess: onChange,
  });
  const error = findErrorText(sort.error, t('orderNotChanged'));
  return (
    <Field label={t('sortBy')} error={error ?? undefined} hint={t('sortHint')}>
      {(control) => (
        <Select
          {...control}
          disabled={sort.isPending}
          value={byLastName ? 'last' : 'first'}
          onChange={(event) => sort.mutate(event.target.value === 'last')}
        >
          <option value="first">{t('firstName')}</option>
          <option value="last">{t('lastName')}</option>
        </Select>
      )}
    </Field>
  );
}

const Standing = ({ place: { devices } }: { place: PlaceView }) => {
  const t = useTranslations('class');
  return <Badge variant={devices > 0 ? 'success' : 'default'}>{devices > 0 ? t('joined') : t('notJoined')}</Badge>;
};

export function StudentList({ shown, tests, onChange, onTestsChange }: StudentListProps) {
  const t = useTranslations('class');
  const [edited, setEdited] = useState<PlaceView | null>(null);
  const [mergedInto, setMergedInto] = useState<string | null>(null);
  const { removing, remove, undo, error } = useRemoval(onChange);
  const { list, markLeaving } = useListFocus();
  const namesakes = namesakesOf(shown.places);
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('students')}</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-3">
        {error ? <Alert variant="error">{error}</Alert> : null}
        {shown.places.length > 1 ? <NameOrder shown={shown} onChange={onChange} /> : null}
        <p role="status" className="sr-only">
          {removing.size > 0 ? t('removingCount', { count: removing.size }) : ''}
        </p>
        <div role="status">
          {mergedInto ? (
            <Alert variant="success" onDismiss={() => setMergedInto(null)}>
              {t('merged', { name: mergedInto })}
            </Alert>
          ) : null}
        </div>
        {shown.places.length === 0 ? <p className="text-muted-foreground">{t('noNames')}</p> : null}
        <ul ref={list} className="divide-y divide-border">
          {shown.places.map((place) => (
            <li key={place.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
              <span className="flex min-w-0 flex-wrap items-center gap-2">
                <span className="wrap-anywhere min-w-0 font-medium">{place.name}</span>
                {removing.has(place.id) ? <Badge variant="error">{t('removing')}</Badge> : <Standing place={place} />}
                {place.earlier === 'hidden' ? <Badge variant="warning">{t('earlierHidden')}</Badge> : null}
                {namesakes.has(nameKey(place.name)) ? <Badge variant="warning">{t('sameNameTwice')}</Badge> : null}
              </span>
              <Button
                variant="outline"
                size="sm"
                aria-label={
                  removing.has(place.id)
                    ? t('undoRemoving', { name: place.name })
                    : t('editStudentNamed', { name: place.name })
                }
                onClick={(event) => {
                  if (removing.has(place.id)) return undo();
                  markLeaving(event.currentTarget);
                  setMergedInto(null);
                  setEdited(place);
                }}
              >
                {removing.has(place.id) ? t('undo') : t('editStudent')}
              </Button>
            </li>
          ))}
        </ul>
        {shown.places.some(({ joinedAt }) => joinedAt !== null) ? (
          <RemoveJoined
            places={shown.places}
            onRemove={({ since, placeIds }) => remove({ placeIds, send: () => removeSince(shown.id, since) })}
          />
        ) : null}
        {edited ? (
          <StudentDialog
            key={edited.id}
            shown={shown}
            place={edited}
            tests={tests}
            onChange={onChange}
            onTestsChange={onTestsChange}
            onMerged={() => setMergedInto(edited.name)}
            onRemove={() => remove({ placeIds: [edited.id], send: () => removeOne(shown.id, edited.id) })}
            onClose={() => setEdited(null)}
          />
        ) : null}
      </CardContent>
    </Card>
  );
}
