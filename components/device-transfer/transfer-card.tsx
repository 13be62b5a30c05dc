'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useOnDemand } from '@/components/layout/use-on-demand';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { makeTransferCode } from '@/lib/auth/device-transfer/endpoints';
import { CARRY_MINUTES, CARRY_PAGE, spellTransferCode } from '@/lib/auth/device-transfer/rules';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import type { EndpointData } from '@/lib/kernel/endpoint';
import { groupLetterCode } from '@/lib/kernel/letter-code';

type TransferCode = EndpointData<typeof makeTransferCode>;

/** Creates a code, also shown as a QR code, that opens a device account on another phone. */
export function TransferCard() {
  // The previous code stays visible while a new code is created.
  const [carry, setCarry] = useState<TransferCode | null>(null);
  const get = useMutation({ mutationFn: () => call(makeTransferCode, {}), onSuccess: setCarry });
  const error = findErrorText(get.error, 'Failed to get a code. Please try again.');
  return (
    <Card id="another-phone">
      <CardHeader>
        <CardTitle>Use on another phone</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col items-start gap-4">
        <p className="max-w-measure">
          A code signs in another phone to this account. Keep it to yourself: anyone who has it can use your account.
        </p>
        {error ? <Alert variant="error">{error}</Alert> : null}
        {/* Live region, because the focus stays on the button and a screen reader would not read the new code
            otherwise. */}
        <div aria-live="polite" className="w-full">
          {carry ? <Code carry={carry} /> : null}
        </div>
        <Button variant="outline" inactive={get.isPending} onClick={() => get.mutate()}>
          {get.isPending ? 'Getting a code…' : carry ? 'Get a new code' : 'Get a code'}
        </Button>
      </CardContent>
    </Card>
  );
}

const loadQrPicture = () => import('./qr-picture').then((module) => module.QrPicture);
const minuteOf = (instant: string): string =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(new Date(instant));

function Code({ carry: { code, link, expiresAt } }: { carry: TransferCode }) {
  const { Component: QrPicture, isFailed, request } = useOnDemand(loadQrPicture);
  const page = link.slice(0, link.indexOf('#')).replace(/^https?:\/\//, '');
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        On the other phone, open <span className="break-all font-semibold">{page}</span> and type:
      </p>
      <p className="select-all font-bold text-3xl tabular-nums tracking-widest">{groupLetterCode(code)}</p>
      <p className="text-muted-foreground">{spellTransferCode(code).join(', ')}</p>
      <p>
        It works once, until {minuteOf(expiresAt)} ({CARRY_MINUTES} minutes).
      </p>
      {QrPicture ? (
        <QrPicture text={link} label={`QR code of the link to ${CARRY_PAGE} with this code`} />
      ) : (
        <Button variant="outline" onClick={() => void request()}>
          Show as a QR code
        </Button>
      )}
      {isFailed ? <p>The picture could not be loaded. Type the letters instead.</p> : null}
    </div>
  );
}
