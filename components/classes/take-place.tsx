'use client';

import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslations } from '#texts';
import { AccountCard } from '@/components/account/account-card';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { findErrorText } from '@/lib/browser/api/error-text';
import type { Invitation, Joined } from '@/lib/classes/joining/contract';
import { STUDENT_NAME_MAX } from '@/lib/classes/rules';
import { SignInFirst } from './sign-in-first';

interface TakePlaceProps {
  code: string;
  invitation: Invitation;
  onJoined: (joined: Joined | Pick<Joined, 'className' | 'name'>) => void;
  /** Called when the person wants to enter another code. */
  onOther: () => void;
}

const NOT_LISTED = '';

/** Joins the class. Creates a device account first if nobody is signed in. */
async function join(code: string, name: string): Promise<Joined> {
  const [{ startOnDevice }, { call }, { joinClass }] = await Promise.all([
    import('@/lib/browser/session/start-device'),
    import('@/lib/browser/api/call'),
    import('@/lib/classes/joining/endpoints'),
  ]);
  await startOnDevice();
  return call(joinClass, { body: { code, name } });
}

/** Joins the class as a colleague of the instructor. Creates a device account first if nobody is signed in. */
async function teach(code: string, name: string): Promise<Pick<Joined, 'className' | 'name'>> {
  const [{ startOnDevice }, { call }, { teachClass }] = await Promise.all([
    import('@/lib/browser/session/start-device'),
    import('@/lib/browser/api/call'),
    import('@/lib/classes/colleagues/endpoints'),
  ]);
  await startOnDevice();
  return { ...(await call(teachClass, { body: { code, name } })), name };
}

/** Asks for the student's name: a free name of the roster or a typed one. */
export function TakePlace({ code, invitation: { className, freeNames, teaches }, onJoined, onOther }: TakePlaceProps) {
  const t = useTranslations('join');
  const names = [...new Set(freeNames)];
  const { register, handleSubmit, watch, formState } = useForm({
    defaultValues: { picked: NOT_LISTED, typed: '' },
    reValidateMode: 'onSubmit',
  });
  const picked = watch('picked');
  const take = useMutation({
    mutationFn: (name: string) => (teaches ? teach : join)(code, name),
    onSuccess: onJoined,
  });
  const error = formState.errors.typed?.message ?? findErrorText(take.error, t('noConnection'));
  const submit = handleSubmit(({ typed }) => (take.isPending ? undefined : take.mutate(picked || typed.trim())));
  const missing = names.length > 0 ? t('chooseYourName') : t('enterYourName');
  return (
    <AccountCard title={className} isNext>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        {names.length > 0 ? (
          <Field label={t('nameOnList')}>
            {(control) => (
              <Select {...control} {...register('picked')}>
                <option value={NOT_LISTED}>{t('notOnList')}</option>
                {names.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            )}
          </Field>
        ) : null}
        {picked === NOT_LISTED ? (
          <Field
            label={t('yourName')}
            hint={teaches ? t('asColleagueKnows') : t('asInstructorKnows')}
            error={error ?? undefined}
          >
            {(control) => (
              <Input
                {...control}
                autoComplete="name"
                maxLength={STUDENT_NAME_MAX}
                {...register('typed', { validate: (typed) => typed.trim() !== '' || missing })}
              />
            )}
          </Field>
        ) : error ? (
          <p role="alert" className="font-medium text-error-foreground text-sm">
            {error}
          </p>
        ) : null}
        <p className="text-muted-foreground">{teaches ? t('colleagueInvites') : t('instructorSees')}</p>
        <Button type="submit" size="lg" inactive={take.isPending}>
          {take.isPending ? t('joining') : teaches ? t('teachThisClass') : t('joinTheClass')}
        </Button>
        <SignInFirst code={code} />
        <Button variant="ghost" inactive={take.isPending} onClick={onOther}>
          {t('useAnotherCode')}
        </Button>
      </form>
    </AccountCard>
  );
}
