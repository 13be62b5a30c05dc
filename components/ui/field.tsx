'use client';

import { type ReactNode, useId } from 'react';
import { Label } from './label';

interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Renders the control with attributes that link it to its label, hint and error. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, hint and error, linked for screen readers. */
export function Field({ label, hint, error, required, children }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>
        {label}
        {required ? (
          <span aria-hidden className="text-error-foreground">
            {' '}
            *
          </span>
        ) : null}
      </Label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint ? (
        <p id={`${id}-hint`} className="text-muted-foreground text-sm">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className="font-medium text-error-foreground text-sm">
          {error}
        </p>
      ) : null}
    </div>
  );
}
