'use client';

import { useTranslations } from '#texts';
import { useSectionName } from '@/components/messages/use-sections';
import { QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import type { Faults, SectionEntry } from './outcome-form';
import { ScoreField, VerdictField } from './verdict-fields';

interface SectionFieldsProps {
  entries: readonly SectionEntry[];
  faults: Faults;
  onChange: (entry: SectionEntry) => void;
}

export function SectionFields({ entries, faults, onChange }: SectionFieldsProps) {
  const t = useTranslations('outcomes');
  const sectionName = useSectionName();
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-semibold text-lg">{t('sections')}</legend>
      {entries.map((entry, place) => (
        <div key={entry.sectionId} className="grid gap-4 sm:grid-cols-2">
          <VerdictField entry={entry} error={place === 0 ? faults.sections : undefined} onChange={onChange} />
          {entry.verdict === '' ? null : (
            <ScoreField
              label={t('rightAnswers', { name: sectionName(entry.sectionId), total: QUESTIONS_PER_SECTION })}
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
