'use client';

import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { COUNTRIES, DEFAULT_COUNTRY, isUsState, US_STATES } from '@/lib/kernel/countries';
import { EditorCard } from './editor-card';
import type { ProfileEditor } from './use-profile-editor';

const LINES = [
  { name: 'addressLine1', label: 'Address line 1', autoComplete: 'address-line1', maxLength: 200, isMarked: true },
  { name: 'addressLine2', label: 'Address line 2', autoComplete: 'address-line2', maxLength: 200, isMarked: false },
  { name: 'city', label: 'City', autoComplete: 'address-level2', maxLength: 100, isMarked: true },
  { name: 'zipCode', label: 'ZIP code', autoComplete: 'postal-code', maxLength: 20, isMarked: true },
] as const;

/** Address fields. Four are marked as required, but the form saves without them. */
export function AddressCard({ editor }: { editor: ProfileEditor }) {
  const { form, isEditing } = editor;
  const { errors } = form.formState;
  const fields = form.watch();
  const written = [...LINES.map(({ name }) => fields[name]), fields.state].filter(Boolean);
  return (
    <EditorCard
      title="Address Information"
      editor={editor}
      summary={written.length > 0 ? written.join(', ') : 'No address yet.'}
    >
      {LINES.map(({ name, label, autoComplete, maxLength, isMarked }) => (
        <Field key={name} label={label} error={errors[name]?.message} required={isMarked && isEditing}>
          {(control) => (
            <Input
              {...control}
              autoComplete={autoComplete}
              maxLength={maxLength}
              readOnly={!isEditing}
              {...form.register(name)}
            />
          )}
        </Field>
      ))}
      <Field label="Country" error={errors.country?.message}>
        {(control) => (
          <Select
            {...control}
            autoComplete="country-name"
            disabled={!isEditing}
            {...form.register('country', {
              onChange: ({ target }) => {
                // Clears the state when the country changes to or from the US, because only US states come from a list.
                if ((target.value === DEFAULT_COUNTRY) !== isUsState(fields.state)) form.setValue('state', '');
              },
            })}
          >
            {COUNTRIES.map((country) => (
              <option key={country}>{country}</option>
            ))}
          </Select>
        )}
      </Field>
      <StateField editor={editor} />
    </EditorCard>
  );
}

function StateField({ editor: { form, isEditing } }: { editor: ProfileEditor }) {
  const isAtHome = form.watch('country') === DEFAULT_COUNTRY;
  const problem = form.formState.errors.state?.message;
  return (
    <Field label={isAtHome ? 'State' : 'State or region'} error={problem} required={isEditing}>
      {(control) =>
        isAtHome ? (
          <Select {...control} autoComplete="address-level1" disabled={!isEditing} {...form.register('state')}>
            <option value="">{isEditing ? 'Choose a state' : ''}</option>
            {Object.entries(US_STATES).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        ) : (
          <Input
            {...control}
            autoComplete="address-level1"
            maxLength={100}
            readOnly={!isEditing}
            {...form.register('state')}
          />
        )
      }
    </Field>
  );
}
