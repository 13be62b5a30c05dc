'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from '#texts';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import { saveFile } from '@/lib/browser/page/save-file';
import { getCertificate } from '@/lib/classes/certificate/endpoints';
import { CERTIFICATE_FILE } from '@/lib/classes/certificate/rules';
import type { ClassId, PlaceId } from '@/lib/kernel/ids';

interface CertificateButtonProps {
  classId: ClassId;
  placeId: PlaceId;
  /** Name of the student or the class, for the button's accessible name: a list has many such buttons. */
  of: string;
  size: 'sm' | 'default';
}

/** Downloads a printable certificate of what a student completed in a class. */
export function CertificateButton({ classId, placeId, of, size }: CertificateButtonProps) {
  const t = useTranslations('classes');
  const save = useMutation({
    mutationFn: () => call(getCertificate, { params: { id: classId, placeId } }),
    onSuccess: (file) => saveFile(CERTIFICATE_FILE, file),
  });
  const error = findErrorText(save.error, t('certificateNotMade'));
  return (
    <span className="inline-flex flex-col items-start">
      <Button
        variant="outline"
        size={size}
        inactive={save.isPending}
        aria-label={t('certificateOf', { name: of })}
        onClick={() => save.mutate()}
      >
        {t(save.isPending ? 'oneMoment' : 'certificate')}
      </Button>
      <span role="status" className="text-sm not-empty:mt-1">
        {error ?? (save.isSuccess ? t('downloaded') : '')}
      </span>
    </span>
  );
}
