import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { EXCHANGE_FORMATS, type ExchangeFormat } from '@/lib/exchange/contract';
import { FORMAT_NAMES } from './format-names';

interface FormatSelectProps {
  label: string;
  format: ExchangeFormat;
  disabled?: boolean;
  onChange: (format: ExchangeFormat) => void;
}

export function FormatSelect({ label, format, disabled, onChange }: FormatSelectProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={format}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value as ExchangeFormat)}
        >
          {EXCHANGE_FORMATS.map((name) => (
            <option key={name} value={name}>
              {FORMAT_NAMES[name]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
