import type { ReactNode } from 'react';
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
export const VerdictField = ({ entry, error, onChange }: VerdictFieldProps) => (
  <Field label={entry.name} error={error}>
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
);

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
