'use client';

import { type ComponentProps, useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { BulkChange } from '@/lib/bank/editing/contract';
import { OnlyUnasked } from './only-unasked';
import { DIFFICULTIES, listTopicNames, type QuestionMetadata } from './question-metadata';

/** Bulk actions with their display names. */
const ACTS = {
  section: 'Move to section',
  topic: 'Set topic',
  difficulty: 'Set difficulty',
  'tier-exam': 'Put into the exam tier',
  'tier-deeper': 'Put into the deeper tier',
  'tier-beyond': 'Mark as beyond the test',
  'mock-yes': 'Add to the mock test',
  'mock-no': 'Remove from the mock test',
  confirm: 'Confirm after review',
  published: 'Publish',
  draft: 'Make a draft',
  archived: 'Archive',
} as const;
type Act = keyof typeof ACTS;

/** Builds the change. Returns null while the field for its new value is empty. */
function changeOf(act: Exclude<Act, 'confirm'>, value: string): BulkChange | null {
  switch (act) {
    case 'section':
      return value ? { sectionId: Number(value) } : null;
    case 'topic':
      return value.trim() ? { topic: value } : null;
    case 'difficulty':
      return value ? { difficulty: Number(value) } : null;
    case 'tier-exam':
      return { tier: 'exam' };
    case 'tier-deeper':
      return { tier: 'deeper' };
    case 'tier-beyond':
      return { tier: 'beyond' };
    case 'mock-yes':
      return { isForMockTest: true };
    case 'mock-no':
      return { isForMockTest: false };
    default:
      return { state: act };
  }
}

interface BulkBarProps {
  count: number;
  metadata: QuestionMetadata;
  /** Section that all selected questions share, or null if they differ. */
  sectionId: number | null;
  isBusy: boolean;
  onApply: (change: BulkChange, isOnlyUnasked: boolean) => void;
  onConfirm: () => void;
  onClear: () => void;
}

export function BulkBar({ count, metadata, sectionId, isBusy, onApply, onConfirm, onClear }: BulkBarProps) {
  const { register, handleSubmit, watch, setValue } = useForm({
    defaultValues: { act: 'section' as Act, value: '', isOnlyUnasked: false },
  });
  const { act, value, isOnlyUnasked } = watch();
  const change = act === 'confirm' ? null : changeOf(act, value);
  const choices =
    act === 'section'
      ? metadata.sections.filter(({ archivedAt }) => !archivedAt).map(({ id, name }) => [id, name] as const)
      : DIFFICULTIES;
  const submit = handleSubmit(() => {
    if (act === 'confirm') onConfirm();
    else if (change) onApply(change, isOnlyUnasked);
  });
  return (
    <form
      aria-label="Change the selected questions"
      className="flex flex-wrap items-center gap-3 rounded-xl border border-primary bg-info-surface p-3"
      onSubmit={(event) => void submit(event)}
    >
      <span role="status" className="font-semibold tabular-nums">
        {count} selected
      </span>
      <span className="w-52">
        <Select
          aria-label="What to do"
          className="h-10!"
          {...register('act', {
            onChange: () => {
              setValue('value', '');
              setValue('isOnlyUnasked', false);
            },
          })}
        >
          {Object.entries(ACTS).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      </span>
      {act === 'section' || act === 'difficulty' ? (
        <span className="w-44">
          <Select aria-label={ACTS[act]} className="h-10!" {...register('value')}>
            <option value="">Choose one</option>
            {choices.map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Select>
        </span>
      ) : null}
      {act === 'topic' ? <TopicField names={listTopicNames(metadata, sectionId)} {...register('value')} /> : null}
      {act === 'archived' || act === 'draft' ? (
        <OnlyUnasked checked={isOnlyUnasked} onChange={(isChecked) => setValue('isOnlyUnasked', isChecked)}>
          Questions that people have been asked were right and are just no longer needed
        </OnlyUnasked>
      ) : null}
      <Button type="submit" inactive={isBusy || (act !== 'confirm' && change === null)}>
        {isBusy ? 'Changing…' : 'Apply'}
      </Button>
      <Button variant="ghost" onClick={onClear}>
        Clear selection
      </Button>
    </form>
  );
}

function TopicField({ names, ...input }: ComponentProps<'input'> & { names: string[] }) {
  const listId = useId();
  return (
    <>
      <Input aria-label="Topic" list={listId} autoComplete="off" className="h-10! w-52!" maxLength={60} {...input} />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
