'use client';

import { useTranslations } from '#texts';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { formatPhone, PHONE_PREFIX } from '@/lib/account/rules';
import { fullNameOf, hasName, NAME_MAX } from '@/lib/kernel/account';
import { EditorCard } from './editor-card';
import { problemWithName } from './profile-form';
import type { ProfileEditor } from './use-profile-editor';

/** Card of personal data. The email address cannot be changed here; a device account has none. */
export function PersonalCard({ editor, email }: { editor: ProfileEditor; email: string }) {
  const t = useTranslations('profile');
  const { form, isEditing } = editor;
  const { errors } = form.formState;
  const fields = form.watch();
  const name = hasName(fields) ? fullNameOf(fields) : t('noNameYet');
  const validate = (typed: string) => {
    const problem = problemWithName(typed);
    return problem === null || t(problem);
  };
  const written = [name, email, fields.phoneNumber].filter(Boolean);
  return (
    <EditorCard name="personal" editor={editor} summary={written.join(', ')}>
      {(['firstName', 'lastName'] as const).map((name) => (
        <Field
          key={name}
          label={name === 'firstName' ? t('firstName') : t('lastName')}
          error={errors[name]?.message}
          required={isEditing}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
              maxLength={NAME_MAX}
              readOnly={!isEditing}
              {...form.register(name, { validate })}
            />
          )}
        </Field>
      ))}
      {email ? (
        <Field label={t('email')} hint={isEditing ? t('emailIsFixed') : undefined}>
          {(control) => <Input {...control} type="email" value={email} readOnly disabled={isEditing} />}
        </Field>
      ) : null}
      <Field label={t('phoneNumber')} error={errors.phoneNumber?.message}>
        {(control) => (
          <Input
            {...control}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            readOnly={!isEditing}
            onFocus={() => {
              if (isEditing && fields.phoneNumber === '') form.setValue('phoneNumber', PHONE_PREFIX);
            }}
            {...form.register('phoneNumber', {
              onBlur: () => form.setValue('phoneNumber', formatPhone(form.getValues('phoneNumber'))),
            })}
          />
        )}
      </Field>
      <Field label={t('dateOfBirth')} error={errors.dateOfBirth?.message}>
        {(control) => (
          <Input {...control} type="date" autoComplete="bday" readOnly={!isEditing} {...form.register('dateOfBirth')} />
        )}
      </Field>
    </EditorCard>
  );
}
