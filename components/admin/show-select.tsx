import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';

interface ShowSelectProps {
  value: string;
  /** Pairs of the value in the URL and its display name. */
  options: readonly (readonly [value: string, name: string])[];
  onChange: (value: string) => void;
}

export function ShowSelect({ value, options, onChange }: ShowSelectProps) {
  return (
    <div className="max-w-sm">
      <Field label="Show">
        {(control) => (
          <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
            {options.map(([option, name]) => (
              <option key={option} value={option}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
