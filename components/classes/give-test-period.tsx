import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { MOST_ATTEMPTS } from '@/lib/classes/assignments/rules';
import type { GivenForm } from './give-test';

interface PeriodProps {
  form: Pick<GivenForm, 'opensAt' | 'closesAt' | 'attempts'>;
  set: (changed: Partial<GivenForm>) => void;
}

/** Fields for the opening time, the closing time and the number of attempts. */
export const Period = ({ form, set }: PeriodProps) => (
  <>
    <Field label="Opens" hint="Leave it empty to open it at once.">
      {(control) => (
        <Input
          {...control}
          type="datetime-local"
          value={form.opensAt}
          onChange={(event) => set({ opensAt: event.target.value })}
        />
      )}
    </Field>
    <Field label="Open until" hint="Leave it empty for a test without an end.">
      {(control) => (
        <Input
          {...control}
          type="datetime-local"
          value={form.closesAt}
          onChange={(event) => set({ closesAt: event.target.value })}
        />
      )}
    </Field>
    <Field label="Attempts">
      {(control) => (
        <Select {...control} value={form.attempts} onChange={(event) => set({ attempts: Number(event.target.value) })}>
          <option value={0}>As many as they want</option>
          {Array.from({ length: MOST_ATTEMPTS }, (_, index) => index + 1).map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </Select>
      )}
    </Field>
  </>
);
