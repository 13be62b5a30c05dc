'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import { extendAssignment } from '@/lib/classes/assignments/endpoints';
import { isTooEarly, MOST_MORE_ATTEMPTS } from '@/lib/classes/assignments/rules';
import type { PlaceView } from '@/lib/classes/contract';
import type { ClassId } from '@/lib/kernel/ids';
import { MomentField } from './moment-field';
import { toInstant, toLocalField } from './test-form';

const MORE_ATTEMPTS = Array.from({ length: MOST_MORE_ATTEMPTS + 1 }, (_, index) => index);

interface StudentTestProps {
  classId: ClassId;
  place: PlaceView;
  /** Tests for which this student can get an exception, newest first. */
  assignments: readonly AssignmentView[];
  onChange: (changed: AssignmentView) => void;
}

/** Gives one student a different closing time or more attempts for one test. */
export function StudentTest({ classId, place, assignments, onChange }: StudentTestProps) {
  const t = useTranslations('class');
  const [testId, setTestId] = useState(assignments[0]?.id);
  const test = assignments.find(({ id }) => id === testId);
  if (!test) return null;
  return (
    <section aria-labelledby="student-test" className="flex flex-col gap-3 border-border border-t pt-6">
      <h3 id="student-test" className="font-semibold text-lg">
        {t('moreAtOneTest')}
      </h3>
      <Field label={t('test')}>
        {(control) => (
          <Select
            {...control}
            value={test.id}
            onChange={(event) => setTestId(assignments.find(({ id }) => id === event.target.value)?.id)}
          >
            {assignments.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ExtensionForm key={test.id} classId={classId} place={place} test={test} onChange={onChange} />
    </section>
  );
}

type ExtensionProps = Omit<StudentTestProps, 'assignments'> & { test: AssignmentView };

function ExtensionForm({ classId, place, test, onChange }: ExtensionProps) {
  const t = useTranslations('class');
  const given = test.extensions.find(({ placeId }) => placeId === place.id);
  const defaultValues = {
    until: given?.closesAt ? toLocalField(new Date(given.closesAt)) : '',
    moreAttempts: given?.moreAttempts ?? 0,
  };
  const { register, handleSubmit, formState } = useForm({ defaultValues, reValidateMode: 'onSubmit' });
  const isLater = (until: string) =>
    until === '' || !isTooEarly(new Date(until), test.closesAt) || t('chooseLaterDate');
  const extend = useMutation({
    mutationFn: ({ until, moreAttempts }: typeof defaultValues) => {
      const params = { id: classId, assignmentId: test.id, placeId: place.id };
      return call(extendAssignment, { params, body: { closesAt: toInstant(until), moreAttempts } });
    },
    onSuccess: onChange,
  });
  const error = findErrorText(extend.error, t('failed'));
  const submit = handleSubmit((fields) => (extend.isPending ? undefined : extend.mutate(fields)));
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
      {test.closesAt === null ? null : (
        <MomentField
          label={t('openForStudent')}
          hint={t('openForStudentHint')}
          error={formState.errors.until?.message}
          {...register('until', { validate: isLater })}
        />
      )}
      {test.attempts === null ? null : (
        <Field label={t('extraAttempts')}>
          {(control) => (
            <Select {...control} {...register('moreAttempts', { valueAsNumber: true })}>
              {MORE_ATTEMPTS.map((count) => (
                <option key={count}>{count}</option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {error ? <Alert variant="error">{error}</Alert> : null}
      {extend.isSuccess ? <Alert variant="success">{t('savedFor', { name: place.name })}</Alert> : null}
      <Button type="submit" variant="outline" className="self-start" inactive={extend.isPending}>
        {t('saveForTest')}
      </Button>
    </form>
  );
}
