'use client';

import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { formatPhone, PHONE_PREFIX } from '@/lib/account/rules';
import { fullNameOf, hasName, NAME_MAX } from '@/lib/kernel/account';
import { EditorCard } from './editor-card';
import type { ProfileEditor } from './use-profile-editor';

/** Card of personal data. The email address cannot be changed here; a device account has none. */
export function PersonalCard({ editor, email }: { editor: ProfileEditor; email: string }) {
  const { fields, fieldErrors, isEditing, set } = editor;
  const name = hasName(fields) ? fullNameOf(fields) : 'No name yet';
  const written = [name, email, fields.phoneNumber].filter(Boolean);
  return (
    <EditorCard title="Personal Information" editor={editor} summary={written.join(', ')}>
      {(['firstName', 'lastName'] as const).map((name) => (
        <Field
          key={name}
          label={name === 'firstName' ? 'First name' : 'Last name'}
          error={fieldErrors[name]}
          required={isEditing}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
              maxLength={NAME_MAX}
              readOnly={!isEditing}
              value={fields[name]}
              onChange={(event) => set(name, event.target.value)}
            />
          )}
        </Field>
      ))}
      {email ? (
        <Field label="Email" hint={isEditing ? "You can't change your email address." : undefined}>
          {(control) => <Input {...control} type="email" value={email} readOnly disabled={isEditing} />}
        </Field>
      ) : null}
      <Field label="Phone number" error={fieldErrors.phoneNumber}>
        {(control) => (
          <Input
            {...control}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            readOnly={!isEditing}
            value={fields.phoneNumber}
            onFocus={() => {
              if (isEditing && fields.phoneNumber === '') set('phoneNumber', PHONE_PREFIX);
            }}
            onBlur={() => set('phoneNumber', formatPhone(fields.phoneNumber))}
            onChange={(event) => set('phoneNumber', event.target.value)}
          />
        )}
      </Field>
      <Field label="Date of birth" error={fieldErrors.dateOfBirth}>
        {(control) => (
          <Input
            {...control}
            type="date"
            autoComplete="bday"
            readOnly={!isEditing}
            value={fields.dateOfBirth}
            onChange={(event) => set('dateOfBirth', event.target.value)}
          />
        )}
      </Field>
    </EditorCard>
  );
}
