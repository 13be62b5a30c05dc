'use client';

import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import type { Faults, SectionEntry, Verdict } from './outcome-form';

interface SectionFieldsProps {
  entries: readonly SectionEntry[];
  faults: Faults;
  onChange: (entry: SectionEntry) => void;
}

export function SectionFields({ entries, faults, onChange }: SectionFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-semibold text-lg">Sections</legend>
      {entries.map((entry, place) => (
        <div key={entry.sectionId} className="grid gap-4 sm:grid-cols-2">
          <Field label={entry.name} error={place === 0 ? faults.sections : undefined}>
            {(control) => (
              <Select
                {...control}
                value={entry.verdict}
                onChange={({ target }) => onChange({ ...entry, verdict: target.value as Verdict })}
              >
                <option value="">Not taken</option>
                <option value="passed">Passed</option>
                <option value="failed">Not passed</option>
              </Select>
            )}
          </Field>
          {entry.verdict === '' ? null : (
            <Field
              label={`${entry.name}: right answers of ${QUESTIONS_PER_SECTION}, if you know`}
              error={faults[entry.sectionId]}
            >
              {(control) => (
                <Input
                  {...control}
                  inputMode="numeric"
                  maxLength={2}
                  className="max-w-32"
                  value={entry.correct}
                  onChange={({ target }) => onChange({ ...entry, correct: target.value })}
                />
              )}
            </Field>
          )}
        </div>
      ))}
    </fieldset>
  );
}
