import { useTranslations } from '#texts';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

interface ExamDateFieldProps {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  error: string | undefined;
  onChange: (date: string) => void;
}

/** Field for the date of the exam whose outcome is entered. */
export function ExamDateField({ value, error, onChange }: ExamDateFieldProps) {
  const t = useTranslations('outcomes');
  return (
    <Field label={t('examDate')} error={error}>
      {(control) => (
        <Input
          {...control}
          type="date"
          className="max-w-56"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
