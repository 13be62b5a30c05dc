import { useTranslations } from '#texts';
import { useSectionName } from '@/components/messages/use-sections';
import { QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import type { Faults, SectionEntry } from './outcome-form';
import { ScoreField, VerdictField } from './verdict-fields';

interface StudentFieldsProps {
  name: string;
  /** Entries of the student for the sections that are part of the exam. */
  entries: readonly SectionEntry[];
  faults: Faults;
  onChange: (entry: SectionEntry) => void;
}

/** Row of fields for one student, with a column per section. */
export function StudentFields({ name, entries, faults, onChange }: StudentFieldsProps) {
  return (
    <fieldset className="border-border border-t pt-4">
      <legend className="wrap-anywhere float-left mb-2 w-full font-semibold lg:w-56 lg:pt-9">{name}</legend>
      <div className="clear-both grid gap-4 sm:grid-cols-2 lg:clear-none lg:ml-60">
        {entries.map((entry) => (
          <div key={entry.sectionId} className="flex flex-wrap items-start gap-2">
            <div className="min-w-0 flex-1 basis-32">
              <VerdictField entry={entry} onChange={onChange} />
            </div>
            {entry.verdict === '' ? null : (
              <div className="w-32">
                <ScoreField
                  label={<Score sectionId={entry.sectionId} />}
                  entry={entry}
                  onChange={onChange}
                  error={faults[entry.sectionId]}
                />
              </div>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** Label of a score field. Only screen readers need the section's name here, because the field to its left shows it. */
function Score({ sectionId }: { sectionId: number }) {
  const t = useTranslations('outcomes');
  return t.rich('studentRight', {
    name: useSectionName()(sectionId),
    total: QUESTIONS_PER_SECTION,
    hidden: (chunks) => <span className="sr-only">{chunks}</span>,
  });
}
