'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { AccountCard } from '@/components/account/account-card';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import type { Invitation, Joined } from '@/lib/classes/joining/contract';
import { ROOM_PAGE } from '@/lib/classes/rules';
import { FindClass } from './find-class';
import { TakePlace } from './take-place';
import { WelcomeBack } from './welcome-back';

interface Found {
  code: string;
  invitation: Invitation;
}

type Named = Pick<Joined, 'className' | 'name'> & Partial<Pick<Joined, 'isNamesake'>>;

/**
 * Restarts the join flow when another join link is opened in this tab. The browser does not reload the page then,
 * because only the URL fragment changes.
 */
export function JoinPage() {
  const [opened, setOpened] = useState(0);
  useEffect(() => {
    const onLink = () => setOpened((before) => before + 1);
    window.addEventListener('hashchange', onLink);
    return () => window.removeEventListener('hashchange', onLink);
  }, []);
  return <JoinFlow key={opened} />;
}

/** Join flow: enter the code, choose a name, and see the confirmation. */
function JoinFlow() {
  const [found, setFound] = useState<Found | null>(null);
  const [joined, setJoined] = useState<Named | null>(null);
  if (joined && found?.invitation.teaches) return <TeachingTheClass joined={joined} />;
  if (joined) return <InTheClass joined={joined} />;
  if (found?.invitation.mine) {
    const { invitation } = found;
    return (
      <WelcomeBack
        code={found.code}
        className={invitation.className}
        mine={found.invitation.mine}
        onLeft={(changed) => setFound({ ...found, invitation: changed })}
      />
    );
  }
  if (found) return <TakePlace {...found} onJoined={setJoined} onOther={() => setFound(null)} />;
  return <FindClass onFound={setFound} />;
}

const bold = (chunks: ReactNode) => <span className="font-semibold">{chunks}</span>;

function InTheClass({ joined: { className, name, isNamesake = false } }: { joined: Named }) {
  const t = useTranslations('join');
  const toPath = usePaths();
  return (
    <AccountCard title={t('youreIn')} isNext>
      <p className="break-words">{t.rich('inClassAs', { className, name, strong: bold })}</p>
      {isNamesake ? <Alert variant="warning">{t('namesake', { name })}</Alert> : null}
      <p>{t('keepUsing')}</p>
      <p className="flex flex-wrap gap-3">
        <LinkButton href={toPath('/today')}>{t('goToToday')}</LinkButton>
        <LinkButton href={toPath(ROOM_PAGE)} variant="outline">
          {t('questionsInTheRoom')}
        </LinkButton>
        <LinkButton href={toPath('/classes')} variant="outline">
          {t('myClasses')}
        </LinkButton>
      </p>
    </AccountCard>
  );
}

function TeachingTheClass({ joined: { className, name } }: { joined: Named }) {
  const t = useTranslations('join');
  const toPath = usePaths();
  return (
    <AccountCard title={t('youreIn')} isNext>
      <p className="break-words">{t.rich('teachClassAs', { className, name, strong: bold })}</p>
      <p>{t('teachElsewhere')}</p>
      <p className="flex flex-wrap gap-3">
        <LinkButton href={toPath('/classes')}>{t('myClasses')}</LinkButton>
      </p>
    </AccountCard>
  );
}
