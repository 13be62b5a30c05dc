'use client';

import { useEffect, useState } from 'react';
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

function InTheClass({ joined: { className, name, isNamesake = false } }: { joined: Named }) {
  return (
    <AccountCard title="You're in" isNext>
      <p className="break-words">
        You're in <span className="font-semibold">{className}</span> as <span className="font-semibold">{name}</span>.
      </p>
      {isNamesake ? (
        <Alert variant="warning">
          The class has another {name}. If that is you on another device, ask your instructor to merge the two entries.
          If it is somebody else, ask your instructor to add your last name to yours. You can go on either way.
        </Alert>
      ) : null}
      <p>
        Keep using this phone or computer, because it remembers that you are in the class. To use another one too, join
        there under the same name and tell your instructor, who can merge the two entries.
      </p>
      <p className="flex flex-wrap gap-3">
        <LinkButton href="/today">Go to Today</LinkButton>
        <LinkButton href={ROOM_PAGE} variant="outline">
          Questions in the room
        </LinkButton>
        <LinkButton href="/classes" variant="outline">
          My classes
        </LinkButton>
      </p>
    </AccountCard>
  );
}

const TeachingTheClass = ({ joined: { className, name } }: { joined: Named }) => (
  <AccountCard title="You're in" isNext>
    <p className="break-words">
      You teach <span className="font-semibold">{className}</span> as <span className="font-semibold">{name}</span>.
    </p>
    <p>
      To teach it on another phone or computer too, sign in there with this account. If the account has no email address
      yet, add one in your profile.
    </p>
    <p className="flex flex-wrap gap-3">
      <LinkButton href="/classes">My classes</LinkButton>
    </p>
  </AccountCard>
);
