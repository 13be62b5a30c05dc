'use client';

import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { QUESTION_STATES, QUESTION_TIERS } from '@/lib/kernel/exam';
import type { QuestionFields } from './question-fields';
import { DIFFICULTIES, listTopicNames, type QuestionMetadata, STATE_NAMES, TIER_NAMES } from './question-metadata';

/** Fields for a question's section, topic, difficulty, tier, state and use in the mock test. */
export function MetadataFields({ metadata, isNew }: { metadata: QuestionMetadata; isNew: boolean }) {
  const { register, watch, formState } = useFormContext<QuestionFields>();
  const topicsId = useId();
  const mockId = useId();
  const chosen = watch('sectionId');
  const sections = metadata.sections.filter(({ id, archivedAt }) => archivedAt === null || id === chosen);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Section" required error={formState.errors.sectionId?.message}>
        {(control) => (
          <Select {...control} {...register('sectionId', { valueAsNumber: true })}>
            <option value={0}>Select a section</option>
            {sections.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Topic" hint="Choose one in use or write a new one." error={formState.errors.topic?.message}>
        {(control) => <Input {...control} list={topicsId} maxLength={60} autoComplete="off" {...register('topic')} />}
      </Field>
      <datalist id={topicsId}>
        {listTopicNames(metadata, chosen || null).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field label="Difficulty">
        {(control) => (
          <Select
            {...control}
            defaultValue={formState.defaultValues?.difficulty}
            {...register('difficulty', { valueAsNumber: true })}
          >
            {DIFFICULTIES.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Tier" hint="Exams draw from the exam tier only. Practice also asks deeper questions.">
        {(control) => (
          <Select {...control} defaultValue={formState.defaultValues?.tier} {...register('tier')}>
            {QUESTION_TIERS.map((tier) => (
              <option key={tier} value={tier}>
                {TIER_NAMES[tier]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="State" hint="Only published questions are asked.">
        {(control) => (
          <Select {...control} defaultValue={formState.defaultValues?.state} {...register('state')}>
            {QUESTION_STATES.filter((state) => !isNew || state !== 'archived').map((state) => (
              <option key={state} value={state}>
                {STATE_NAMES[state]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <label htmlFor={mockId} className="inline-flex min-h-11 cursor-pointer items-center gap-3 sm:col-span-2">
        <Checkbox id={mockId} {...register('isForMockTest')} />
        Use in the free mock test
      </label>
    </div>
  );
}
