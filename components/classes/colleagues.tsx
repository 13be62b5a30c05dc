'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { usePaths, useTranslations } from '#texts';
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

/** Lists the other instructors of the class and invites new ones. */
export function Colleagues({ shown, onChange }: ColleaguesProps) {
  const t = useTranslations('class');
  const { id, colleagues, invitation } = shown;
  const [leaving, setLeaving] = useState<ColleagueView | null>(null);
  const { list, markLeaving } = useListFocus();
  const toPath = usePaths();
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
      if (gone.isMe) router.push(toPath('/classes'));
      // Reloads the class, because the removal also changed the students' join code.
      else onChange(await call(getClass, { params: { id } }));
    },
    onSuccess: () => setLeaving(null),
  });
  const isBusy = invite.isPending || remove.isPending;
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('colleagues')}</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col items-start gap-4">
        <p className="text-muted-foreground">{t(colleagues.length === 0 ? 'colleagueCanAlone' : 'colleagueCan')}</p>
        <ul ref={list} className="w-full divide-y divide-border empty:hidden">
          {colleagues.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
              <span className="wrap-anywhere min-w-0">
                {t.rich(one.isMe ? 'youSince' : 'colleagueSince', {
                  name: one.name,
                  strong: (chunks) => (
                    <span key="name" className="font-medium">
                      {chunks}
                    </span>
                  ),
                  day: () => <LocalTime key="day" instant={one.joinedAt} look="day" />,
                })}
              </span>
              <Button
                variant="outline"
                size="sm"
                inactive={isBusy}
                aria-label={one.isMe ? undefined : t('removeNamed', { name: one.name })}
                onClick={(event) => {
                  markLeaving(event.currentTarget);
                  setLeaving(one);
                }}
              >
                {one.isMe ? t('leaveClass') : t('remove')}
              </Button>
            </li>
          ))}
        </ul>
        {invite.error ? <Alert variant="error">{errorText(invite.error, t('failed'))}</Alert> : null}
        <div aria-live="polite">
          {invitation ? (
            <p>
              {t.rich('invitation', {
                url: invitation.url,
                code: groupLetterCode(invitation.code),
                link: (chunks) => (
                  <a key="link" href={invitation.url} className="wrap-anywhere py-2 underline">
                    {chunks}
                  </a>
                ),
                strong: (chunks) => (
                  <span key="code" className="font-semibold tracking-wider">
                    {chunks}
                  </span>
                ),
                day: () => <LocalTime key="day" instant={invitation.until} look="day" />,
              })}
            </p>
          ) : null}
        </div>
        <Button variant="outline" inactive={isBusy || isNew} onClick={() => (lock() ? invite.mutate() : undefined)}>
          {invitation ? t('endInvitation') : t('inviteColleague')}
        </Button>
      </CardContent>
      {leaving ? (
        <LeaveDialog
          leaving={leaving}
          error={findErrorText(remove.error, t('failed'))}
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

const LeaveDialog = ({ leaving: { name, isMe }, error, isBusy, onClose, onConfirm }: LeaveDialogProps) => {
  const t = useTranslations('class');
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={isMe ? t('leaveTitle') : t('removeTitle', { name })}
      description={isMe ? t('leaveHint') : t('removeColleagueHint', { name })}
      confirmLabel={t(isMe ? 'leaveClass' : 'remove')}
      destructive
      pending={isBusy}
      onConfirm={onConfirm}
    >
      {error ? <Alert variant="error">{error}</Alert> : null}
    </ConfirmDialog>
  );
};
