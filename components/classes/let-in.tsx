'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from '#texts';
import { QrPicture } from '@/components/device-transfer/qr-picture';
import { Alert } from '@/components/ui/alert';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { ShareButton } from '@/components/ui/share-button';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import type { ClassView } from '@/lib/classes/contract';
import { renewCode } from '@/lib/classes/endpoints';
import { groupLetterCode } from '@/lib/kernel/letter-code';
import { LargeCode } from './large-code';

interface ClassProps {
  shown: ClassView;
  onChange: (changed: ClassView) => void;
}

/** Ways for students to join: a code to type, its link and its QR code. */
export function LetIn({ shown: { id, name, code, joinUrl }, onChange }: ClassProps) {
  const t = useTranslations('class');
  const [isAsking, setIsAsking] = useState(false);
  const [isLarge, setIsLarge] = useState(false);
  const renew = useMutation({
    mutationFn: () => call(renewCode, { params: { id } }),
    onSuccess: (changed) => {
      onChange(changed);
      setIsAsking(false);
    },
  });
  const error = findErrorText(renew.error, t('codeNotChanged'));
  const page = joinUrl.slice(0, joinUrl.indexOf('#')).replace(/^https?:\/\//, '');
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('letStudentsIn')}</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col items-start gap-4">
        <div className="flex w-full flex-wrap gap-6">
          <div className="flex min-w-0 flex-1 basis-52 flex-col gap-3">
            <p>
              {t.rich('scanOrType', {
                page,
                strong: (chunks) => (
                  <span key="page" className="wrap-anywhere font-semibold">
                    {chunks}
                  </span>
                ),
              })}
            </p>
            <p aria-live="polite" className="select-all font-bold text-3xl tracking-widest">
              {groupLetterCode(code)}
            </p>
            <p>
              {t.rich('orSendLink', {
                url: joinUrl,
                link: (chunks) => (
                  <a key="link" href={joinUrl} className="wrap-anywhere py-2 underline">
                    {chunks}
                  </a>
                ),
              })}
            </p>
            <ShareButton
              label={t('shareLink')}
              prepare={() => ({ title: name, text: t('joinMyClass', { name }), url: joinUrl })}
            />
          </div>
          <div className="w-48 max-w-full shrink-0">
            <QrPicture text={joinUrl} label={t('joinCode')} />
          </div>
        </div>
        <p className="text-muted-foreground">{t('codeHint')}</p>
        <p className="flex flex-wrap gap-3">
          <Button onClick={() => setIsLarge(true)}>{t('showFullScreen')}</Button>
          <Button variant="outline" onClick={() => setIsAsking(true)}>
            {t('newCode')}
          </Button>
        </p>
        {isLarge ? (
          <LargeCode name={name} code={code} joinUrl={joinUrl} page={page} onClose={() => setIsLarge(false)} />
        ) : null}
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title={t('newCodeTitle')}
          description={t('newCodeHint')}
          confirmLabel={t('newCode')}
          pending={renew.isPending}
          onConfirm={() => renew.mutate()}
        >
          {error ? <Alert variant="error">{error}</Alert> : null}
        </ConfirmDialog>
      </CardContent>
    </Card>
  );
}
