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
  return (
    <Field label="Exam date" error={error}>
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
