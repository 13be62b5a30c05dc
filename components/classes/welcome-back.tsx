'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
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
  const [isOther, setIsOther] = useState(false);
  const leave = useMutation({
    mutationFn: () => leaveFor(code, id),
    onSuccess: onLeft,
  });
  const error = findErrorText(leave.error, "You couldn't leave the class. Please try again.");
  return (
    <AccountCard title={`Welcome back, ${name}`} isNext>
      <p className="wrap-anywhere">
        You're in <span className="font-semibold">{className}</span> already. No need to join again.
      </p>
      <p className="flex flex-wrap gap-3">
        <LinkButton href="/classes">Go to the class</LinkButton>
        <LinkButton href={`${ROOM_PAGE}?id=${id}`} variant="outline">
          Questions in the room
        </LinkButton>
      </p>
      <Button variant="ghost" className="wrap-anywhere" aria-expanded={isOther} onClick={() => setIsOther(!isOther)}>
        Not {name}?
      </Button>
      {isOther ? (
        <div className="wrap-anywhere flex flex-col items-start gap-3 border-border border-t pt-4">
          <p>
            If this is somebody else's device, join on your own device. If only the name is wrong, tell your instructor.
          </p>
          <p>
            You can also leave the class as {name} and join under another name. Results that were made here as {name}{' '}
            then no longer count for the class.
          </p>
          <Button variant="outline" inactive={leave.isPending} onClick={() => leave.mutate()}>
            Leave, and join under another name
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
