'use client';

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
  save: () => Promise<void>;
}

/** State of the profile form. Both cards share its edit mode. */
export function useProfileEditor(profile: ProfileView, onSaved: (profile: ProfileView) => void): ProfileEditor {
  const [fields, setFields] = useState(() => fieldsOf(profile));
  const [mode, setMode] = useState<'view' | 'edit' | 'saving'>('view');
  const [error, setError] = useState<string | null>(null);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  const open = (next: 'view' | 'edit') => {
    setFields(fieldsOf(profile));
    setError(null);
    setFieldErrors({});
    setMode(next);
  };
  const refuse = (message: string, byField: FieldErrors = {}) => {
    const isAtField = Object.keys(byField).some((name) => name in fields);
    setError(isAtField ? null : message);
    setFieldErrors(byField);
    setRefusals((before) => before + 1);
    setMode('edit');
  };

  const save = async () => {
    const problems = problemsWithNames(fields);
    const [problem] = Object.values(problems);
    if (problem) return refuse(problem, problems);
    if (refreshToken() === null) return refuse('User not authenticated');
    setError(null);
    setFieldErrors({});
    setMode('saving');
    try {
      const saved = await call(updateProfile, { params: { id: profile.id }, body: bodyOf(fields) });
      setFields(fieldsOf(saved));
      setMode('view');
      onSaved(saved);
      saySuccess('Profile updated successfully', { id: PROFILE_TOAST });
    } catch (failed) {
      const message = errorText(failed, 'Failed to update profile');
      return refuse(message, failed instanceof CallError ? failed.fields : {});
    }
    // Renews the token, from which the page header takes the name. If that fails, the header shows the former name
    // until the next renewal.
    await renewTokens().catch((failed: Error) =>
      console.warn('The header does not show the new name yet:', failed.message),
    );
  };

  return {
    fields,
    fieldErrors,
    error,
    refusals,
    isEditing: mode === 'edit' || mode === 'saving',
    isSaving: mode === 'saving',
    edit: () => open('edit'),
    cancel: () => open('view'),
    set: (name, value) => setFields((before) => ({ ...before, [name]: value })),
    save,
  };
}
