'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/browser/api/call';
import { saveFile } from '@/lib/browser/page/save-file';
import { getCertificate } from '@/lib/classes/certificate/endpoints';
import { CERTIFICATE_FILE } from '@/lib/classes/certificate/rules';
import type { ClassId, PlaceId } from '@/lib/kernel/ids';
import { useAct } from './use-act';

interface CertificateButtonProps {
  classId: ClassId;
  placeId: PlaceId;
  /** Name of the student or the class, by which screen readers tell the buttons of a list apart. */
  of: string;
  size: 'sm' | 'default';
}

/** Downloads a printable certificate of what a student completed in a class. */
export function CertificateButton({ classId, placeId, of, size }: CertificateButtonProps) {
  const [isSaved, setIsSaved] = useState(false);
  const { act, isBusy, error } = useAct("The certificate couldn't be made. Please try again.");
  const save = async () => {
    setIsSaved(false);
    await act(async () => {
      saveFile(CERTIFICATE_FILE, await call(getCertificate, { params: { id: classId, placeId } }));
      setIsSaved(true);
    });
  };
  return (
    <span className="inline-flex flex-col items-start">
      <Button
        variant="outline"
        size={size}
        inactive={isBusy}
        aria-label={`Certificate of ${of}`}
        onClick={() => void save()}
      >
        {isBusy ? 'One moment…' : 'Certificate'}
      </Button>
      <span role="status" className="text-sm not-empty:mt-1">
        {error ?? (isSaved ? 'Downloaded' : '')}
      </span>
    </span>
  );
}
