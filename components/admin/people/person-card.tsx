'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sayError, saySuccess } from '@/components/layout/toasts';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { LocalTime } from '@/components/ui/local-time';
import { call } from '@/lib/browser/api/call';
import { ROLES } from '@/lib/kernel/account';
import type { PersonView } from '@/lib/people/contract';
import { mailReset, unlockPerson } from '@/lib/people/endpoints';
import { type GuardedAct, GuardedActDialog } from './guarded-act-dialog';

/** One person with an admin's actions. Actions that could lock the person out ask for the admin's password. */
export function PersonCard({ person }: { person: PersonView }) {
  const client = useQueryClient();
  const [act, setAct] = useState<GuardedAct | null>(null);
  const isAdmin = person.roles.includes(ROLES.admin);
  const done = async (message: string) => {
    saySuccess(message);
    await client.invalidateQueries({ queryKey: ['admin', 'people'] });
  };
  const params = { id: person.id };
  const onError = (error: Error) => sayError(error, "That didn't work. Try again.");
  const unlock = useMutation({
    mutationFn: () => call(unlockPerson, { params }),
    onSuccess: () => done(`${person.email || person.fullName} can sign in again.`),
    onError,
  });
  const sendReset = useMutation({
    mutationFn: () => call(mailReset, { params }),
    onSuccess: ({ sentTo }) => done(`We emailed a password reset link to ${sentTo}.`),
    onError,
  });
  const isBusy = unlock.isPending || sendReset.isPending;
  // Device accounts have no email: nobody can sign in to them or send them mail.
  const hasEmail = person.email !== '';

  return (
    <li className="flex flex-col gap-3 rounded-xl border border-border bg-card p-4 sm:p-5">
      <div className="flex flex-col items-start justify-between gap-2 sm:flex-row">
        <div className="min-w-0 max-w-full">
          <h2 className="break-words font-semibold">{person.fullName}</h2>
          {person.email === person.fullName ? null : (
            <p className="break-words text-muted-foreground">{person.email || 'No email: on a device only'}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-1.5">
          {person.roles.map((role) => (
            <Badge key={role} variant={role === ROLES.admin ? 'info' : 'outline'}>
              {role}
            </Badge>
          ))}
          <EmailState person={person} />
          {person.isLocked ? <Badge variant="error">Locked</Badge> : null}
        </div>
      </div>
      <p className="text-muted-foreground text-sm">
        Member since <LocalTime instant={person.createdAt} />, last visit{' '}
        {person.lastVisitAt ? <LocalTime instant={person.lastVisitAt} /> : 'never'}
      </p>
      <div className="flex flex-wrap gap-2">
        {hasEmail ? (
          <Button size="sm" variant="outline" inactive={isBusy} onClick={() => setAct(isAdmin ? 'revoke' : 'grant')}>
            {isAdmin ? 'Remove the admin role' : 'Make an admin'}
          </Button>
        ) : null}
        {person.isLocked ? (
          <Button size="sm" variant="outline" inactive={isBusy} onClick={() => unlock.mutate()}>
            Unlock
          </Button>
        ) : (
          <Button size="sm" variant="outline" inactive={isBusy} onClick={() => setAct('lock')}>
            Lock
          </Button>
        )}
        {hasEmail ? (
          <Button size="sm" variant="outline" inactive={isBusy || person.isLocked} onClick={() => sendReset.mutate()}>
            Send reset email
          </Button>
        ) : null}
      </div>
      {act ? <GuardedActDialog act={act} person={person} onClose={() => setAct(null)} onDone={done} /> : null}
    </li>
  );
}

function EmailState({ person }: { person: PersonView }) {
  if (person.email === '') return <Badge variant="outline">Device</Badge>;
  return person.emailVerified ? <Badge variant="success">Verified</Badge> : <Badge variant="warning">Pending</Badge>;
}
