'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
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

/** Lists the devices on which the account is signed in, and signs out single devices, such as a lost phone. */
export function DevicesPage({ initial }: { initial: DeviceView[] }) {
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
  const error = findErrorText(end.error, 'Failed to sign the device out. Please try again.');

  return (
    <>
      <PageHeader
        title="Signed-in devices"
        subtitle="Lost a device, or don't recognize one? Sign it out, then change your password."
        back={<BackLink href="/profile">Back to Profile</BackLink>}
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
                  {device.name || 'Unknown device'}
                  {device.isCurrent ? <Badge variant="success">This device</Badge> : null}
                </p>
                <p className="text-muted-foreground">
                  Last used <LocalTime instant={device.lastUsedAt} />, signed in{' '}
                  <LocalTime instant={device.signedInAt} />
                </p>
              </div>
              <Button
                variant="outline"
                inactive={end.isPending}
                aria-label={`Sign out ${device.name || 'unknown device'}`}
                onClick={(event) => {
                  markLeaving(event.currentTarget);
                  end.mutate(device);
                }}
              >
                {end.isPending && end.variables === device ? 'Signing out…' : 'Sign out'}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}
