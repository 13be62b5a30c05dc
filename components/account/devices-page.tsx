'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { useSignOut } from '@/components/layout/use-sign-out';
import { Alert } from '@/components/ui/alert';
import { BackLink } from '@/components/ui/back-link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { LocalTime } from '@/components/ui/local-time';
import { PageHeader } from '@/components/ui/page-header';
import { useListFocus } from '@/components/ui/use-list-focus';
import type { DeviceView } from '@/lib/account/devices/contract';
import { signOutDevice } from '@/lib/account/devices/endpoints';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';

/** Name that the server stores for a device whose browser it does not recognize. */
const UNKNOWN = 'Unknown device';

/**
 * Returns the function that names a device in the language of the page. The function returns null for a device without
 * a name.
 */
function useDeviceName(): (device: DeviceView) => string | null {
  const t = useTranslations('account');
  return ({ name }) => {
    const [browser, system] = name.split(' on ');
    if (browser && system) return t('deviceName', { browser, system });
    return name === UNKNOWN ? t('unknownDevice') : name || null;
  };
}

/** Lists the devices on which the account is signed in, and signs out single devices, such as a lost phone. */
export function DevicesPage({ initial }: { initial: DeviceView[] }) {
  const t = useTranslations('account');
  const toPath = usePaths();
  const nameOf = useDeviceName();
  const [devices, setDevices] = useState(initial);
  const { list, markLeaving } = useListFocus();
  const { startSignOut, dialog } = useSignOut();
  const end = useMutation({
    mutationFn: async ({ id, isCurrent }: DeviceView) => {
      if (isCurrent) return startSignOut();
      await call(signOutDevice, { params: { id } });
      setDevices((before) => before.filter((one) => one.id !== id));
    },
  });
  const error = findErrorText(end.error, t('deviceNotSignedOut'));

  return (
    <>
      <PageHeader
        title={t('signedInDevices')}
        subtitle={t('devicesHint')}
        back={<BackLink href={toPath('/profile')}>{t('backToProfile')}</BackLink>}
      />
      {error ? (
        <Alert variant="error" className="mb-4" onDismiss={end.reset}>
          {error}
        </Alert>
      ) : null}
      <ul ref={list} className="flex flex-col gap-4">
        {devices.map((device) => (
          <li key={device.id}>
            <Card className="flex flex-wrap items-center justify-between gap-4 p-5">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  {nameOf(device) ?? t('unknownDevice')}
                  {device.isCurrent ? <Badge variant="success">{t('thisDevice')}</Badge> : null}
                </p>
                {/* Each time has its own line on a phone, so that nothing moves when the browser converts it to its zone. */}
                <p className="text-muted-foreground max-sm:[&_time]:block">
                  <span className="block">
                    {t.rich('deviceUsed', { time: () => <LocalTime instant={device.lastUsedAt} /> })}
                  </span>
                  <span className="block">
                    {t.rich('deviceSignedIn', { time: () => <LocalTime instant={device.signedInAt} /> })}
                  </span>
                </p>
              </div>
              <Button
                variant="outline"
                inactive={end.isPending}
                aria-label={t('signOutDevice', { name: nameOf(device) ?? t('unknownInSentence') })}
                onClick={(event) => {
                  markLeaving(event.currentTarget);
                  end.mutate(device);
                }}
              >
                {end.isPending && end.variables === device ? t('signingOut') : t('signOut')}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}
