'use client';

import Link from 'next/link';
import { useForm } from 'react-hook-form';
import { PasswordInput } from '@/components/auth/password-input';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { CallError } from '@/lib/browser/api/call-error';
import { callLater } from '@/lib/browser/api/call-later';
import { errorText } from '@/lib/browser/api/error-text';
import { clearTokens } from '@/lib/browser/session/token-store';
import { PASSWORD_MIN } from '@/lib/kernel/account';
import { RESET_LINK_TIME } from '@/lib/kernel/lifetimes';
import { AccountCard } from './account-card';
import { isWholeToken, useMailedLink } from './use-mailed-link';

const endpoint = () => import('@/lib/auth/endpoints').then((contract) => contract.resetPassword);

export function ResetPassword() {
  const { link, finish } = useMailedLink<'reset'>();
  if (link?.outcome) return <ResetDone />;
  if (link && !isWholeToken(link.token ?? '')) {
    return (
      <AccountCard title="Invalid Reset Link">
        <Alert variant="error">Invalid reset link. Please request a new password reset.</Alert>
        <NewLink />
      </AccountCard>
    );
  }
  return <ResetForm token={link?.token ?? undefined} onReset={() => finish('reset')} />;
}

function NewLink() {
  return (
    <Button asChild>
      <Link href="/forgot-password">Request a new link</Link>
    </Button>
  );
}

function ResetDone() {
  return (
    <AccountCard title="Password Reset Successful!" isNext>
      <Alert variant="success">Password reset successfully! You can now log in with your new password.</Alert>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link href="/">Go to Login</Link>
        </Button>
        <Button asChild variant="ghost">
          <Link href="/">Back to Homepage</Link>
        </Button>
      </div>
    </AccountCard>
  );
}

/** `token` is undefined until hydration. */
function ResetForm({ token, onReset }: { token: string | undefined; onReset: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '', repeated: '' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password, repeated }) => {
    const problem = problemWith(token, password, repeated);
    if (problem || !token) return setError('root', { message: problem ?? '' });
    try {
      await callLater(endpoint, { body: { token, newPassword: password } });
    } catch (failed) {
      const type = failed instanceof CallError ? failed.code : '';
      return setError('root', { type, message: errorText(failed, 'Password reset failed. Please try again.') });
    }
    // Clears the tokens, which are invalid now: the reset has ended every session and removed this browser's page
    // cookie.
    clearTokens();
    onReset();
  });

  return (
    <AccountCard title="Choose a new password">
      {errors.root ? <Alert variant="error">{errors.root.message}</Alert> : null}
      {errors.root?.type === 'INVALID_TOKEN' ? <NewLink /> : null}
      <form method="post" noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <Field label="New password" hint="At least 8 characters. Letters, numbers and symbols make it stronger.">
          {(control) => <PasswordInput {...control} autoComplete="new-password" {...register('password')} />}
        </Field>
        <Field label="Confirm new password">
          {(control) => <PasswordInput {...control} autoComplete="new-password" {...register('repeated')} />}
        </Field>
        <Button type="submit" size="lg" disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : 'Save new password'}
        </Button>
      </form>
      <p className="text-muted-foreground text-sm">The reset link expires in {RESET_LINK_TIME}.</p>
    </AccountCard>
  );
}

function problemWith(token: string | undefined, password: string, repeated: string): string | null {
  if (!token) return 'Invalid reset token.';
  if ([...password].length < PASSWORD_MIN) return 'Password must be at least 8 characters long.';
  return password === repeated ? null : 'Passwords do not match.';
}
