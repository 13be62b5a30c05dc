'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, usePaths, useTranslations } from '#texts';
import { useOnDemand } from '@/components/layout/use-on-demand';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { makeTransferCode } from '@/lib/auth/device-transfer/endpoints';
import { CARRY_MINUTES, CARRY_PAGE, spellTransferCode } from '@/lib/auth/device-transfer/rules';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import type { EndpointData } from '@/lib/kernel/endpoint';
import { LOCALES } from '@/lib/kernel/language';
import { groupLetterCode } from '@/lib/kernel/letter-code';

type TransferCode = EndpointData<typeof makeTransferCode>;

/** Creates a code, also shown as a QR code, that opens a device account on another phone. */
export function TransferCard() {
  const t = useTranslations('transfer');
  // The previous code stays visible while a new code is created.
  const [carry, setCarry] = useState<TransferCode | null>(null);
  const get = useMutation({ mutationFn: () => call(makeTransferCode, {}), onSuccess: setCarry });
  const error = findErrorText(get.error, t('codeNotMade'));
  return (
    <Card id="another-phone">
      <CardHeader>
        <CardTitle>{t('useOnAnotherPhone')}</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col items-start gap-4">
        <p className="max-w-measure">{t('codeHint')}</p>
        {error ? <Alert variant="error">{error}</Alert> : null}
        {/* Live region, because the focus stays on the button and a screen reader would not read the new code
            otherwise. */}
        <div aria-live="polite" className="w-full">
          {carry ? <Code carry={carry} /> : null}
        </div>
        <Button variant="outline" inactive={get.isPending} onClick={() => get.mutate()}>
          {get.isPending ? t('gettingACode') : carry ? t('getNewCode') : t('getCode')}
        </Button>
      </CardContent>
    </Card>
  );
}

const loadQrPicture = () => import('./qr-picture').then((module) => module.QrPicture);

function Code({ carry: { code, link, expiresAt } }: { carry: TransferCode }) {
  const t = useTranslations('transfer');
  const { Component: QrPicture, isFailed, request } = useOnDemand(loadQrPicture);
  const toPath = usePaths();
  const locale = LOCALES[useLanguage()];
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(expiresAt));
  /** Link to the page in the user's language. The link from the server leads to the English page. */
  const address = link.replace(CARRY_PAGE, toPath(CARRY_PAGE));
  const page = address.slice(0, address.indexOf('#')).replace(/^https?:\/\//, '');
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{t.rich('openAndType', { page: () => <span className="break-all font-semibold">{page}</span> })}</p>
      <p className="select-all font-bold text-3xl tabular-nums tracking-widest">{groupLetterCode(code)}</p>
      <p className="text-muted-foreground">{spellTransferCode(code).join(', ')}</p>
      <p>{t('codeWorksUntil', { time, minutes: CARRY_MINUTES })}</p>
      {QrPicture ? (
        <QrPicture text={address} label={t('qrCodeOf', { page: CARRY_PAGE })} />
      ) : (
        <Button variant="outline" onClick={() => void request()}>
          {t('showQrCode')}
        </Button>
      )}
      {isFailed ? <p>{t('qrNotLoaded')}</p> : null}
    </div>
  );
}
