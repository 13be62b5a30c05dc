'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { AccountCard } from '@/components/account/account-card';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { callLater } from '@/lib/browser/api/call-later';
import { findErrorText } from '@/lib/browser/api/error-text';
import type { Invitation } from '@/lib/classes/joining/contract';
import { ROOM_PAGE } from '@/lib/classes/rules';
import type { ClassId } from '@/lib/kernel/ids';

const endpoints = () => import('@/lib/classes/joining/endpoints');

/** Leaves the class and loads the invitation again, because the student's former name may now be free. */
async function leaveFor(code: string, id: ClassId): Promise<Invitation> {
  await callLater(async () => (await endpoints()).leaveClass, { params: { id } });
  return callLater(async () => (await endpoints()).findInvitation, { body: { code } });
}

interface WelcomeBackProps {
  code: string;
  className: string;
  mine: NonNullable<Invitation['mine']>;
  /** Called when the student has left the class in order to join under another name. */
  onLeft: (invitation: Invitation) => void;
}

/** Greets a student who scans the code of a class that this account has joined already. */
export function WelcomeBack({ code, className, mine: { id, name }, onLeft }: WelcomeBackProps) {
  const t = useTranslations('join');
  const toPath = usePaths();
  const [isOther, setIsOther] = useState(false);
  const leave = useMutation({
    mutationFn: () => leaveFor(code, id),
    onSuccess: onLeft,
  });
  const error = findErrorText(leave.error, t('classNotLeft'));
  return (
    <AccountCard title={t('welcomeBack', { name })} isNext>
      <p className="wrap-anywhere">
        {t.rich('inClassAlready', {
          className,
          strong: (chunks) => <span className="font-semibold">{chunks}</span>,
        })}
      </p>
      <p className="flex flex-wrap gap-3">
        <LinkButton href={toPath('/classes')}>{t('goToTheClass')}</LinkButton>
        <LinkButton href={toPath(`${ROOM_PAGE}?id=${id}`)} variant="outline">
          {t('questionsInTheRoom')}
        </LinkButton>
      </p>
      <Button variant="ghost" className="wrap-anywhere" aria-expanded={isOther} onClick={() => setIsOther(!isOther)}>
        {t('notYou', { name })}
      </Button>
      {isOther ? (
        <div className="wrap-anywhere flex flex-col items-start gap-3 border-border border-t pt-4">
          <p>{t('otherDevice')}</p>
          <p>{t('leaveAndRejoin', { name })}</p>
          <Button variant="outline" inactive={leave.isPending} onClick={() => leave.mutate()}>
            {t('leaveToRejoin')}
          </Button>
          {error ? (
            <p role="alert" className="font-medium text-error-foreground text-sm">
              {error}
            </p>
          ) : null}
        </div>
      ) : null}
    </AccountCard>
  );
}
