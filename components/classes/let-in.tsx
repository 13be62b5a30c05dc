'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
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
  const [isAsking, setIsAsking] = useState(false);
  const [isLarge, setIsLarge] = useState(false);
  const renew = useMutation({
    mutationFn: () => call(renewCode, { params: { id } }),
    onSuccess: (changed) => {
      onChange(changed);
      setIsAsking(false);
    },
  });
  const error = findErrorText(renew.error, "The code couldn't be changed. Please try again.");
  const page = joinUrl.slice(0, joinUrl.indexOf('#')).replace(/^https?:\/\//, '');
  return (
    <Card>
      <CardHeader>
        <CardTitle>Let students in</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col items-start gap-4">
        <div className="flex w-full flex-wrap gap-6">
          <div className="flex min-w-0 flex-1 basis-52 flex-col gap-3">
            <p>
              Students scan the QR code, or open <span className="wrap-anywhere font-semibold">{page}</span> and type:
            </p>
            <p aria-live="polite" className="select-all font-bold text-3xl tracking-widest">
              {groupLetterCode(code)}
            </p>
            <p>
              Or send them this link:{' '}
              <a href={joinUrl} className="wrap-anywhere py-2 underline">
                {joinUrl}
              </a>
            </p>
            <ShareButton
              label="Share the link"
              prepare={() => ({ title: name, text: `Join my class ${name}:`, url: joinUrl })}
            />
          </div>
          <div className="w-48 shrink-0">
            <QrPicture text={joinUrl} label="QR code of the link by which students join" />
          </div>
        </div>
        <p className="text-muted-foreground">
          Anyone with the code can join, and sees the names that nobody has taken yet. A new code replaces the old one;
          students who have joined stay.
        </p>
        <p className="flex flex-wrap gap-3">
          <Button onClick={() => setIsLarge(true)}>Show full screen</Button>
          <Button variant="outline" onClick={() => setIsAsking(true)}>
            Get a new code
          </Button>
        </p>
        {isLarge ? (
          <LargeCode name={name} code={code} joinUrl={joinUrl} page={page} onClose={() => setIsLarge(false)} />
        ) : null}
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title="Get a new code?"
          description="The code and the link that you have given out stop working at once. Students who have joined stay."
          confirmLabel="Get a new code"
          pending={renew.isPending}
          onConfirm={() => renew.mutate()}
        >
          {error ? <Alert variant="error">{error}</Alert> : null}
        </ConfirmDialog>
      </CardContent>
    </Card>
  );
}
