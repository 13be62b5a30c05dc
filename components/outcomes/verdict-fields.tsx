import type { ReactNode } from 'react';
import { useTranslations } from '#texts';
import { useSectionName } from '@/components/messages/use-sections';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { SectionEntry, Verdict } from './outcome-form';

interface VerdictFieldProps {
  entry: SectionEntry;
  error?: string | undefined;
  onChange: (entry: SectionEntry) => void;
}

/** Field for the verdict of a section: passed, not passed or not taken. */
export const VerdictField = ({ entry, error, onChange }: VerdictFieldProps) => {
  const t = useTranslations('outcomes');
  const sectionName = useSectionName();
  return (
    <Field label={sectionName(entry.sectionId)} error={error}>
      {(control) => (
        <Select
          {...control}
          value={entry.verdict}
          onChange={({ target }) => onChange({ ...entry, verdict: target.value as Verdict })}
        >
          <option value="">{t('notTaken')}</option>
          <option value="passed">{t('passed')}</option>
          <option value="failed">{t('notPassed')}</option>
        </Select>
      )}
    </Field>
  );
};

interface ScoreFieldProps extends VerdictFieldProps {
  label: ReactNode;
}

/** Field for the number of right answers in a section. */
export const ScoreField = ({ label, entry, error, onChange }: ScoreFieldProps) => (
  <Field label={label} error={error}>
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
);
