'use client';

import { useTranslations } from '#texts';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { DEFAULT_COUNTRY, isUsState, US_STATES } from '@/lib/kernel/countries';
import { EditorCard } from './editor-card';
import { useCountries } from './use-countries';
import type { ProfileEditor } from './use-profile-editor';

const LINES = [
  { name: 'addressLine1', autoComplete: 'address-line1', maxLength: 200, isMarked: true },
  { name: 'addressLine2', autoComplete: 'address-line2', maxLength: 200, isMarked: false },
  { name: 'city', autoComplete: 'address-level2', maxLength: 100, isMarked: true },
  { name: 'zipCode', autoComplete: 'postal-code', maxLength: 20, isMarked: true },
] as const;

/** Address fields. Four are marked as required, but the form saves without them. */
export function AddressCard({ editor }: { editor: ProfileEditor }) {
  const t = useTranslations('profile');
  const { form, isEditing } = editor;
  const { errors } = form.formState;
  const countries = useCountries();
  const fields = form.watch();
  const written = [...LINES.map(({ name }) => fields[name]), fields.state].filter(Boolean);
  return (
    <EditorCard name="address" editor={editor} summary={written.length > 0 ? written.join(', ') : t('noAddressYet')}>
      {LINES.map(({ name, autoComplete, maxLength, isMarked }) => (
        <Field key={name} label={t(name)} error={errors[name]?.message} required={isMarked && isEditing}>
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
      <Field label={t('country')} error={errors.country?.message}>
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
            {countries.map(({ country, name }) => (
              <option key={country} value={country}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <StateField editor={editor} />
    </EditorCard>
  );
}

function StateField({ editor: { form, isEditing } }: { editor: ProfileEditor }) {
  const t = useTranslations('profile');
  const isAtHome = form.watch('country') === DEFAULT_COUNTRY;
  const problem = form.formState.errors.state?.message;
  return (
    <Field label={isAtHome ? t('state') : t('stateOrRegion')} error={problem} required={isEditing}>
      {(control) =>
        isAtHome ? (
          <Select {...control} autoComplete="address-level1" disabled={!isEditing} {...form.register('state')}>
            <option value="">{isEditing ? t('chooseAState') : ''}</option>
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
