'use client';

import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { countKeptAnswers } from '@/lib/browser/attempt/keeps-tests';

/** Somebody whose session has ended here, perhaps because the account was moved on another phone, learns how the rest gets there. */
export function KeptAnswersNote() {
  const [count, setCount] = useState(0);
  // The server does not know what is kept here.
  useEffect(() => setCount(countKeptAnswers()), []);
  if (count === 0) return null;
  return (
    <Alert>
      {count === 1 ? '1 answer that has not been sent is' : `${count} answers that have not been sent are`} kept on this
      device. Sign in to your account, or to the account that you moved your progress to, and they are sent.
    </Alert>
  );
}
