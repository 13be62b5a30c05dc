'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslations } from '#texts';
import { saySuccess } from '@/components/layout/toasts';
import type { ProfileView } from '@/lib/account/contract';
import { updateProfile } from '@/lib/account/endpoints';
import { call } from '@/lib/browser/api/call';
import { CallError } from '@/lib/browser/api/call-error';
import { errorText } from '@/lib/browser/api/error-text';
import { renewTokens } from '@/lib/browser/session/renew';
import { refreshToken } from '@/lib/browser/session/token-store';
import { bodyOf, fieldsOf, type ProfileFields } from './profile-form';

/** Shared toast id, so that a new message replaces the outdated one. */
export const PROFILE_TOAST = 'profile';

export interface ProfileEditor {
  /** Form state. The `root` error is a message that belongs to no field. */
  form: UseFormReturn<ProfileFields>;
  /** Number of refused saves. Each increment makes the page scroll to the error and focus it. */
  refusals: number;
  isEditing: boolean;
  isSaving: boolean;
  edit: () => void;
  cancel: () => void;
  save: (event: FormEvent) => void;
}

/** State of the profile form. Both cards share its edit mode. */
export function useProfileEditor(profile: ProfileView, onSaved: (profile: ProfileView) => void): ProfileEditor {
  const t = useTranslations('profile');
  const defaultValues = fieldsOf(profile);
  const form = useForm({ defaultValues, shouldFocusError: false, reValidateMode: 'onSubmit' });
  const [isEditing, setIsEditing] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const open = (isForEdit: boolean) => {
    form.reset(defaultValues);
    setIsEditing(isForEdit);
  };
  const countRefusal = () => setRefusals((before) => before + 1);
  const refuse = (message: string, byField: Record<string, string> = {}) => {
    const wrong = (Object.keys(defaultValues) as (keyof ProfileFields)[]).filter((name) => byField[name]);
    if (wrong.length === 0) form.setError('root', { message });
    for (const name of wrong) form.setError(name, { message: byField[name] ?? '' });
    countRefusal();
  };
  const update = useMutation({
    mutationFn: (fields: ProfileFields) => call(updateProfile, { params: { id: profile.id }, body: bodyOf(fields) }),
    onSuccess: (saved) => {
      form.reset(fieldsOf(saved));
      setIsEditing(false);
      onSaved(saved);
      saySuccess(t('profileUpdated'), { id: PROFILE_TOAST });
      // Renews the token, because the page header takes the name from it. If the renewal fails, the header shows the
      // former name until the next renewal.
      renewTokens().catch((failed: Error) =>
        console.warn('The header does not show the new name yet:', failed.message),
      );
    },
    onError: (failed) =>
      refuse(errorText(failed, t('profileNotUpdated')), failed instanceof CallError ? failed.fields : {}),
  });
  const save = form.handleSubmit((fields) => {
    if (refreshToken() === null) return refuse(t('notSignedIn'));
    if (!update.isPending) update.mutate(fields);
  }, countRefusal);

  return {
    form,
    refusals,
    isEditing,
    isSaving: update.isPending,
    edit: () => open(true),
    cancel: () => open(false),
    save: (event) => void save(event),
  };
}
