'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { saySuccess } from '@/components/layout/toasts';
import type { ProfileView } from '@/lib/account/contract';
import { updateProfile } from '@/lib/account/endpoints';
import { call } from '@/lib/browser/api/call';
import { CallError } from '@/lib/browser/api/call-error';
import { errorText } from '@/lib/browser/api/error-text';
import { renewTokens } from '@/lib/browser/session/renew';
import { refreshToken } from '@/lib/browser/session/token-store';
import { bodyOf, type FieldErrors, fieldsOf, type ProfileFields, problemsWithNames } from './profile-form';

/** Shared toast id, so that a new message replaces the outdated one. */
export const PROFILE_TOAST = 'profile';

export interface ProfileEditor {
  fields: ProfileFields;
  fieldErrors: FieldErrors;
  /** Error that belongs to no field. */
  error: string | null;
  /** Number of refused saves. Each increment makes the page scroll to the error and focus it. */
  refusals: number;
  isEditing: boolean;
  isSaving: boolean;
  edit: () => void;
  cancel: () => void;
  set: (name: keyof ProfileFields, value: string) => void;
  save: () => void;
}

/** State of the profile form. Both cards share its edit mode. */
export function useProfileEditor(profile: ProfileView, onSaved: (profile: ProfileView) => void): ProfileEditor {
  const [fields, setFields] = useState(() => fieldsOf(profile));
  const [isEditing, setIsEditing] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  const open = (isForEdit: boolean) => {
    setFields(fieldsOf(profile));
    setError(null);
    setFieldErrors({});
    setIsEditing(isForEdit);
  };
  const refuse = (message: string, byField: FieldErrors = {}) => {
    const isAtField = Object.keys(byField).some((name) => name in fields);
    setError(isAtField ? null : message);
    setFieldErrors(byField);
    setRefusals((before) => before + 1);
  };
  const update = useMutation({
    mutationFn: () => call(updateProfile, { params: { id: profile.id }, body: bodyOf(fields) }),
    onMutate: () => {
      setError(null);
      setFieldErrors({});
    },
    onSuccess: (saved) => {
      setFields(fieldsOf(saved));
      setIsEditing(false);
      onSaved(saved);
      saySuccess('Profile updated successfully', { id: PROFILE_TOAST });
      // Renews the token, from which the page header takes the name. If that fails, the header shows the former name
      // until the next renewal.
      renewTokens().catch((failed: Error) =>
        console.warn('The header does not show the new name yet:', failed.message),
      );
    },
    onError: (failed) =>
      refuse(errorText(failed, 'Failed to update profile'), failed instanceof CallError ? failed.fields : {}),
  });
  const save = () => {
    const problems = problemsWithNames(fields);
    const [problem] = Object.values(problems);
    if (problem) return refuse(problem, problems);
    if (refreshToken() === null) return refuse('User not authenticated');
    if (!update.isPending) update.mutate();
  };

  return {
    fields,
    fieldErrors,
    error,
    refusals,
    isEditing,
    isSaving: update.isPending,
    edit: () => open(true),
    cancel: () => open(false),
    set: (name, value) => setFields((before) => ({ ...before, [name]: value })),
    save,
  };
}
