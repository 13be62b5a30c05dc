import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { ImportExportFormat } from '@/lib/import-export/formats-rules';
import { EXCHANGE_FORMATS } from '@/lib/import-export/formats-rules';
import { FORMAT_NAMES } from './format-names';

interface FormatSelectProps {
  label: string;
  format: ImportExportFormat;
  disabled?: boolean;
  onChange: (format: ImportExportFormat) => void;
}

export function FormatSelect({ label, format, disabled, onChange }: FormatSelectProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={format}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value as ImportExportFormat)}
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
