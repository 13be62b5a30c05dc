'use client';

import Link from 'next/link';
import { useForm } from 'react-hook-form';
import { usePaths, useTranslations } from '#texts';
import { PasswordInput } from '@/components/auth/password-input';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { CallError } from '@/lib/browser/api/call-error';
import { callLater } from '@/lib/browser/api/call-later';
import { errorText } from '@/lib/browser/api/error-text';
import { clearTokens } from '@/lib/browser/session/token-store';
import { PASSWORD_MIN } from '@/lib/kernel/account';
import { RESET_LINK_HOURS } from '@/lib/kernel/lifetimes';
import { AccountCard } from './account-card';
import { isWholeToken, useMailedLink } from './use-mailed-link';

const endpoint = () => import('@/lib/auth/endpoints').then((contract) => contract.resetPassword);

export function ResetPassword() {
  const t = useTranslations('account');
  const { link, finish } = useMailedLink<'reset'>();
  if (link?.outcome) return <ResetDone />;
  if (link && !isWholeToken(link.token ?? '')) {
    return (
      <AccountCard title={t('badLinkTitle')}>
        <Alert variant="error">{t('badLink')}</Alert>
        <NewLink />
      </AccountCard>
    );
  }
  return <ResetForm token={link?.token ?? undefined} onReset={() => finish('reset')} />;
}

function NewLink() {
  const t = useTranslations('account');
  const toPath = usePaths();
  return (
    <Button asChild>
      <Link href={toPath('/forgot-password')}>{t('requestLink')}</Link>
    </Button>
  );
}

function ResetDone() {
  const t = useTranslations('account');
  const toPath = usePaths();
  return (
    <AccountCard title={t('resetDoneTitle')} isNext>
      <Alert variant="success">{t('resetDone')}</Alert>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link href={toPath('/')}>{t('goToLogin')}</Link>
        </Button>
        <Button asChild variant="ghost">
          <Link href={toPath('/')}>{t('backToHomepage')}</Link>
        </Button>
      </div>
    </AccountCard>
  );
}

/** `token` is undefined until hydration. */
function ResetForm({ token, onReset }: { token: string | undefined; onReset: () => void }) {
  const t = useTranslations('account');
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '', repeated: '' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password, repeated }) => {
    const problem = problemWith(token, password, repeated);
    if (problem || !token) return setError('root', { message: problem ? t(problem, { least: PASSWORD_MIN }) : '' });
    try {
      await callLater(endpoint, { body: { token, newPassword: password } });
    } catch (failed) {
      const type = failed instanceof CallError ? failed.code : '';
      return setError('root', { type, message: errorText(failed, t('resetFailed')) });
    }
    // Clears the tokens, which are invalid now: the reset has ended every session and removed this browser's page
    // cookie.
    clearTokens();
    onReset();
  });

  return (
    <AccountCard title={t('chooseANewPassword')}>
      {errors.root ? <Alert variant="error">{errors.root.message}</Alert> : null}
      {errors.root?.type === 'INVALID_TOKEN' ? <NewLink /> : null}
      <form method="post" noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <Field label={t('newPassword')} hint={t('passwordHint')}>
          {(control) => <PasswordInput {...control} autoComplete="new-password" {...register('password')} />}
        </Field>
        <Field label={t('confirmPassword')}>
          {(control) => <PasswordInput {...control} autoComplete="new-password" {...register('repeated')} />}
        </Field>
        <Button type="submit" size="lg" disabled={isSubmitting}>
          {isSubmitting ? t('saving') : t('saveNewPassword')}
        </Button>
      </form>
      <p className="text-muted-foreground text-sm">{t('resetLinkExpires', { hours: RESET_LINK_HOURS })}</p>
    </AccountCard>
  );
}

/** Returns the key of the message about a mistake in the form, or null. */
function problemWith(token: string | undefined, password: string, repeated: string) {
  if (!token) return 'badToken';
  if ([...password].length < PASSWORD_MIN) return 'passwordTooShort';
  return password === repeated ? null : 'passwordsDiffer';
}
