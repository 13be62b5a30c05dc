'use client';

import { QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import type { Faults, SectionEntry } from './outcome-form';
import { ScoreField, VerdictField } from './verdict-fields';

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
          <VerdictField entry={entry} error={place === 0 ? faults.sections : undefined} onChange={onChange} />
          {entry.verdict === '' ? null : (
            <ScoreField
              label={`${entry.name}: right answers of ${QUESTIONS_PER_SECTION}, if you know`}
              entry={entry}
              onChange={onChange}
              error={faults[entry.sectionId]}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}
