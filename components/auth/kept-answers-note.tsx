'use client';

import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { countKeptAnswers } from '@/lib/browser/attempt/keeps-tests';
import { sayEnded } from '@/lib/browser/session/ended-device';

/**
 * Explains to a learner whose session has ended, perhaps by a move to another phone, how the unsent answers get
 * delivered.
 */
export function KeptAnswersNote() {
  const [count, setCount] = useState(0);
  const [ended, setEnded] = useState<string | null>(null);
  // Read after hydration, because only the browser has the unsent answers.
  useEffect(() => {
    setCount(countKeptAnswers());
    setEnded(sayEnded(Date.now()));
  }, []);
  return (
    <>
      {ended === null ? null : <Alert variant="warning">{ended}</Alert>}
      {count === 0 ? null : <Kept count={count} />}
    </>
  );
}

function Kept({ count }: { count: number }) {
  return (
    <Alert>
      {count === 1 ? '1 unsent answer is' : `${count} unsent answers are`} saved on this device. To send
      {count === 1 ? ' it' : ' them'}, sign in to your account, or to the account you moved your progress to.
    </Alert>
  );
}
