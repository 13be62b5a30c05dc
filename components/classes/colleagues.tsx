'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useDoubleTapGuard } from '@/components/attempt/use-double-tap-guard';
import { Alert } from '@/components/ui/alert';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { LocalTime } from '@/components/ui/local-time';
import { useListFocus } from '@/components/ui/use-list-focus';
import { usePressLock } from '@/components/ui/use-press-lock';
import { call } from '@/lib/browser/api/call';
import { errorText, findErrorText } from '@/lib/browser/api/error-text';
import { endInvitation, inviteColleague, removeColleague } from '@/lib/classes/colleagues/endpoints';
import type { ClassView, ColleagueView } from '@/lib/classes/contract';
import { getClass } from '@/lib/classes/endpoints';
import { groupLetterCode } from '@/lib/kernel/letter-code';

interface ColleaguesProps {
  shown: ClassView;
  onChange: (changed: ClassView) => void;
}

const FAILED = "That didn't work. Please try again.";

/** Lists the other instructors of the class and invites new ones. */
export function Colleagues({ shown, onChange }: ColleaguesProps) {
  const { id, colleagues, invitation } = shown;
  const [leaving, setLeaving] = useState<ColleagueView | null>(null);
  const { list, markLeaving } = useListFocus();
  const router = useRouter();
  const { lock, unlock } = usePressLock();
  // Ignores the second press of a double tap. The button toggles, so a second press would end the invitation that the
  // first press created.
  const { isNew } = useDoubleTapGuard(invitation?.code ?? '');
  const invite = useMutation({
    mutationFn: () => call(invitation ? endInvitation : inviteColleague, { params: { id } }),
    onSuccess: onChange,
    onSettled: unlock,
  });
  const remove = useMutation({
    mutationFn: async (gone: ColleagueView) => {
      await call(removeColleague, { params: { id, colleagueId: gone.id } });
      if (gone.isMe) router.push('/classes');
      // Reloads the class, because the removal also changed the students' join code.
      else onChange(await call(getClass, { params: { id } }));
    },
    onSuccess: () => setLeaving(null),
  });
  const isBusy = invite.isPending || remove.isPending;
  return (
    <Card>
      <CardHeader>
        <CardTitle>Colleagues</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col items-start gap-4">
        <p className="text-muted-foreground">
          A colleague can do everything here that you can, except delete the class.
          {colleagues.length === 0 ? ' Nobody teaches this class with you yet.' : ''}
        </p>
        <ul ref={list} className="w-full divide-y divide-border empty:hidden">
          {colleagues.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
              <span className="wrap-anywhere min-w-0">
                <span className="font-medium">{one.isMe ? `${one.name} (you)` : one.name}</span>, since{' '}
                <LocalTime instant={one.joinedAt} look="day" />
              </span>
              <Button
                variant="outline"
                size="sm"
                inactive={isBusy}
                aria-label={one.isMe ? undefined : `Remove ${one.name}`}
                onClick={(event) => {
                  markLeaving(event.currentTarget);
                  setLeaving(one);
                }}
              >
                {one.isMe ? 'Leave the class' : 'Remove'}
              </Button>
            </li>
          ))}
        </ul>
        {invite.error ? <Alert variant="error">{errorText(invite.error, FAILED)}</Alert> : null}
        <div aria-live="polite">
          {invitation ? (
            <p>
              Send your colleague this link:{' '}
              <a href={invitation.url} className="wrap-anywhere py-2 underline">
                {invitation.url}
              </a>{' '}
              (code <span className="font-semibold tracking-wider">{groupLetterCode(invitation.code)}</span>). It works
              once, until <LocalTime instant={invitation.until} look="day" />. The person who uses it teaches this class
              too.
            </p>
          ) : null}
        </div>
        <Button variant="outline" inactive={isBusy || isNew} onClick={() => (lock() ? invite.mutate() : undefined)}>
          {invitation ? 'End this invitation' : 'Invite a colleague'}
        </Button>
      </CardContent>
      {leaving ? (
        <LeaveDialog
          leaving={leaving}
          error={findErrorText(remove.error, FAILED)}
          isBusy={isBusy}
          onClose={() => setLeaving(null)}
          onConfirm={() => remove.mutate(leaving)}
        />
      ) : null}
    </Card>
  );
}

interface LeaveDialogProps {
  leaving: ColleagueView;
  error: string | null;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

const LeaveDialog = ({ leaving: { name, isMe }, error, isBusy, onClose, onConfirm }: LeaveDialogProps) => (
  <ConfirmDialog
    open
    onOpenChange={(open) => (open ? undefined : onClose())}
    title={isMe ? 'Leave the class?' : `Remove ${name}?`}
    description={
      isMe
        ? 'You no longer see the class, its students and their results. Open invitations end too.'
        : `${name} no longer sees the class, its students and their results. Open invitations end too, and students get a new code: show it to students who have not joined.`
    }
    confirmLabel={isMe ? 'Leave the class' : 'Remove'}
    destructive
    pending={isBusy}
    onConfirm={onConfirm}
  >
    {error ? <Alert variant="error">{error}</Alert> : null}
  </ConfirmDialog>
);
