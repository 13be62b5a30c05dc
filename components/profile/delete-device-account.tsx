'use client';

import { useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { ProfileView } from '@/lib/account/contract';
import { useEraseAccount } from './use-erase-account';

/** Deletes a device account in one press, because the account has no password and no personal data. */
export function DeleteDeviceAccount({ profile }: { profile: ProfileView }) {
  const t = useTranslations('profile');
  const { erase, error, isDeleting } = useEraseAccount(profile);
  return (
    <>
      <Button
        variant="destructive"
        inactive={isDeleting}
        aria-describedby="delete-device-account"
        onClick={() => erase({})}
      >
        {isDeleting ? t('deleting') : t('deleteEverything')}
      </Button>
      <p id="delete-device-account" className="text-muted-foreground text-sm sm:col-span-2">
        {t('deleteEverythingHint')}
      </p>
      {error ? (
        <Alert variant="error" className="sm:col-span-2">
          {error}
        </Alert>
      ) : null}
    </>
  );
}
