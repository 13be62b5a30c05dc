'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { callLater } from '@/lib/browser/api/call-later';
import { errorText } from '@/lib/browser/api/error-text';
import { AccountCard } from './account-card';
import { isWholeToken, useMailedLink } from './use-mailed-link';

const endpoint = () => import('@/lib/plan/endpoints').then((contract) => contract.unsubscribe);

/** Unsubscribe page. Asks for confirmation, because mail scanners open links and must not end the subscription. */
export function Unsubscribe() {
  const { link, finish } = useMailedLink<{ message: string }>();
  const token = link && isWholeToken(link.token ?? '') ? link.token : null;
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const turnOff = async () => {
    if (!token) return;
    setIsSending(true);
    setProblem(null);
    try {
      finish(await callLater(endpoint, { query: { token } }));
    } catch (failed) {
      setProblem(errorText(failed, 'The emails could not be turned off'));
    }
    setIsSending(false);
  };

  return (
    <AccountCard title="Turn off emails" isNext={link?.outcome !== undefined}>
      {link?.outcome ? <Alert variant="success">{link.outcome.message}</Alert> : null}
      {link && !token && !link.outcome ? (
        <Alert variant="error">This link is incomplete. Open the full link from the email.</Alert>
      ) : null}
      {problem ? <Alert variant="error">{problem}</Alert> : null}
      {token ? (
        <Button inactive={isSending} onClick={() => void turnOff()}>
          {isSending ? 'Turning off…' : 'Turn off these emails'}
        </Button>
      ) : null}
      <p>
        <Link href="/" className="underline">
          Go to the home page
        </Link>
      </p>
    </AccountCard>
  );
}
