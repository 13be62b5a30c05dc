'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLayoutEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormNote } from '@/components/admin/form-note';
import { STATE_NAMES } from '@/components/admin/questions/question-metadata';
import { sayFactWeight } from '@/components/admin/questions/weight-words';
import type { FormStatus } from '@/components/admin/use-form-status';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Radio, RadioGroup } from '@/components/ui/radio-group';
import type { FactBody, FactWithQuestions } from '@/lib/facts/contract';
import { factFields } from '@/lib/facts/forms-contract';
import { FACT_LIMITS } from '@/lib/facts/rules';

type FactFields = Omit<FactBody, 'seenUpdatedAt' | 'change'>;

/** Kind of a value change, chosen by the admin: a typing error or a correction. */
type FactChange = NonNullable<FactBody['change']>;

const fieldsOf = (fact: FactWithQuestions): FactFields => ({
  name: fact.name,
  value: fact.value,
  unit: fact.unit,
  source: fact.source,
  inForceFrom: fact.inForceFrom,
  inForceUntil: fact.inForceUntil,
  checkAgainBy: fact.checkAgainBy,
});

interface FactFormProps {
  fact: FactWithQuestions;
  status: FormStatus;
  isSaving: boolean;
  onDirty: (isDirty: boolean) => void;
  /** The body has no `change` if the value is the same or if no question uses the fact. */
  onSubmit: (body: FactBody) => void;
}

export function FactForm({ fact, status, isSaving, onDirty, onSubmit }: FactFormProps) {
  const { register, handleSubmit, watch, formState } = useForm({
    resolver: zodResolver(factFields),
    defaultValues: fieldsOf(fact),
  });
  const [kind, setKind] = useState<FactChange>('correction');
  const { isDirty } = formState;
  // A layout effect, so that the parent knows of the change even if Escape is pressed right after the keystroke.
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const line = (label: string, name: 'name' | 'value' | 'unit' | 'source', isRequired = true) => (
    <Field label={label} required={isRequired} error={formState.errors[name]?.message}>
      {(control) => <Input {...control} required={isRequired} maxLength={FACT_LIMITS[name]} {...register(name)} />}
    </Field>
  );
  const day = (label: string, name: 'inForceFrom' | 'inForceUntil' | 'checkAgainBy') => (
    <Field label={label} required={name === 'checkAgainBy'} error={formState.errors[name]?.message}>
      {(control) => (
        <Input
          {...control}
          type="date"
          required={name === 'checkAgainBy'}
          {...register(name, { setValueAs: (typed) => typed || null })}
        />
      )}
    </Field>
  );
  const isOtherFigure = watch('value').trim() !== fact.value || watch('unit').trim() !== fact.unit;
  const submit = handleSubmit((fields) =>
    onSubmit({
      ...fields,
      ...(isOtherFigure && fact.questions.length > 0 ? { change: kind } : {}),
      seenUpdatedAt: fact.updatedAt,
    }),
  );
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {line('Name of the fact', 'name')}
      <div className="grid gap-4 sm:grid-cols-2">
        {line('Figure', 'value')}
        {line('Unit', 'unit', false)}
      </div>
      {line('Source', 'source')}
      <div className="grid gap-4 sm:grid-cols-3">
        {day('In force from', 'inForceFrom')}
        {day('In force until', 'inForceUntil')}
        {day('Check by', 'checkAgainBy')}
      </div>
      <StatedIn fact={fact} isOtherFigure={isOtherFigure} kind={kind} onKind={setKind} />
      <FormNote status={status} />
      <Button type="submit" className="self-start" inactive={isSaving || status.kind === 'success'}>
        {isSaving ? 'Saving…' : 'Save fact'}
      </Button>
    </form>
  );
}

interface StatedInProps {
  fact: FactWithQuestions;
  isOtherFigure: boolean;
  kind: FactChange;
  onKind: (kind: FactChange) => void;
}

function StatedIn({ fact: { questions, weight }, isOtherFigure, kind, onKind }: StatedInProps) {
  if (questions.length === 0) return <p className="text-muted-foreground">No question states this fact.</p>;
  const count = `${questions.length} ${questions.length === 1 ? 'question states' : 'questions state'} this fact.`;
  return (
    <div className="flex flex-col gap-3">
      {isOtherFigure ? (
        <>
          <p role="status">
            {count} {sayFactWeight(weight)}
          </p>
          <RadioGroup legend="What is this change?">
            <Radio name="fact-change" checked={kind === 'correction'} onChange={() => onKind('correction')}>
              A correction: the figure was wrong, or has changed
            </Radio>
            <Radio name="fact-change" checked={kind === 'slip'} onChange={() => onKind('slip')}>
              A wording fix: the meaning stays the same
            </Radio>
          </RadioGroup>
          <Alert variant="warning">
            {kind === 'slip'
              ? 'When you save, the questions do not change and stay published.'
              : 'When you save, the published questions go to review. Tests leave them out until you have confirmed or corrected each one. Correcting a question in its editor changes existing results.'}
          </Alert>
        </>
      ) : (
        <p>{count}</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard. */}
      <ul aria-label="Questions" tabIndex={0} className="flex max-h-60 flex-col gap-2 overflow-y-auto text-sm">
        {questions.map(({ id, text, state }) => (
          <li key={id} className="wrap-anywhere rounded-lg bg-muted px-3 py-2">
            <span className="text-muted-foreground">No. {id}</span> {text}{' '}
            {state === 'published' ? null : <Badge variant="warning">{STATE_NAMES[state]}</Badge>}
          </li>
        ))}
      </ul>
    </div>
  );
}
