'use client';

import { useState } from 'react';
import { type ProfileView, updateProfile } from '@/lib/account/contract';
import { call } from '@/lib/browser/call';
import { CallError } from '@/lib/browser/call-error';
import { renewTokens } from '@/lib/browser/renew';
import { refreshToken } from '@/lib/browser/token-store';
import { bodyOf, fieldsOf, type ProfileFields, problemWithNames } from './profile-form';

type FieldErrors = Partial<Record<keyof ProfileFields, string>>;

export interface ProfileEditor {
  fields: ProfileFields;
  fieldErrors: FieldErrors;
  error: string | null;
  isEditing: boolean;
  isSaving: boolean;
  isSaved: boolean;
  edit: () => void;
  cancel: () => void;
  set: (name: keyof ProfileFields, value: string) => void;
  save: () => Promise<void>;
}

/** Specification §4 "Profile editing": one edit mode for both cards. */
export function useProfileEditor(profile: ProfileView, onSaved: (profile: ProfileView) => void): ProfileEditor {
  const [fields, setFields] = useState(() => fieldsOf(profile));
  const [mode, setMode] = useState<'view' | 'edit' | 'saving' | 'saved'>('view');
  const [error, setError] = useState<string | null>(null);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const open = (next: 'view' | 'edit') => {
    setFields(fieldsOf(profile));
    setError(null);
    setFieldErrors({});
    setMode(next);
  };
  const refuse = (message: string, byField: FieldErrors = {}) => {
    setError(message);
    setFieldErrors(byField);
    setMode('edit');
  };

  const save = async () => {
    const problem = problemWithNames(fields);
    if (problem) return refuse(problem);
    if (refreshToken() === null) return refuse('User not authenticated');
    setError(null);
    setFieldErrors({});
    setMode('saving');
    try {
      const saved = await call(updateProfile, { params: { id: profile.id }, body: bodyOf(fields) });
      setFields(fieldsOf(saved));
      setMode('saved');
      onSaved(saved);
    } catch (failed) {
      const message = (failed as Error).message || 'Failed to update profile';
      return refuse(message, failed instanceof CallError ? failed.fields : {});
    }
    // The page's header takes the name from the token. Without network it shows the former one until the next renewal.
    await renewTokens().catch((failed: Error) =>
      console.warn('The new name is not in the header yet:', failed.message),
    );
  };

  return {
    fields,
    fieldErrors,
    error,
    isEditing: mode === 'edit' || mode === 'saving',
    isSaving: mode === 'saving',
    isSaved: mode === 'saved',
    edit: () => open('edit'),
    cancel: () => open('view'),
    set: (name, value) => setFields((before) => ({ ...before, [name]: value })),
    save,
  };
}
