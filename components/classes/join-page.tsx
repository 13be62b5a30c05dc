'use client';

import { useState } from 'react';
import { AccountCard } from '@/components/account/account-card';
import { LinkButton } from '@/components/ui/link-button';
import type { Invitation, Joined } from '@/lib/classes/joining/contract';
import { FindClass } from './find-class';
import { TakePlace } from './take-place';

interface Found {
  code: string;
  invitation: Invitation;
}

/** From the code to the class: the code, a name, and in. */
export function JoinPage() {
  const [found, setFound] = useState<Found | null>(null);
  const [joined, setJoined] = useState<Joined | null>(null);
  if (joined) return <InTheClass joined={joined} />;
  if (found) return <TakePlace {...found} onJoined={setJoined} onOther={() => setFound(null)} />;
  return <FindClass onFound={setFound} />;
}

function InTheClass({ joined: { className, name } }: { joined: Joined }) {
  return (
    <AccountCard title="You're in" isNext>
      <p className="break-words">
        You're in <span className="font-semibold">{className}</span> as <span className="font-semibold">{name}</span>.
      </p>
      <p>
        Stay with this phone or computer: your place in the class is kept here. To use another one too, join there under
        the same name and tell your instructor, who can make the two one.
      </p>
      <p className="flex flex-wrap gap-3">
        <LinkButton href="/today">Go to Today</LinkButton>
        <LinkButton href="/classes" variant="outline">
          My classes
        </LinkButton>
      </p>
    </AccountCard>
  );
}
