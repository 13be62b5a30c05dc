'use client';

import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '#texts';
import { type Shared, share } from '@/lib/browser/page/share';
import { Button } from './button';

interface ShareButtonProps {
  label: string;
  /** Returns what to share. Called on each press. */
  prepare: () => Shared | Promise<Shared>;
  variant?: 'default' | 'outline' | 'accent';
}

/** Opens the device's share sheet. On a device without a share sheet, copies the text with its link. */
export function ShareButton({ label, prepare, variant = 'outline' }: ShareButtonProps) {
  const t = useTranslations('site');
  const [said, setSaid] = useState('');
  const press = async () => {
    setSaid('');
    try {
      if ((await share(await prepare())) === 'copied') setSaid(t('copied'));
    } catch {
      setSaid(t('cannotShare'));
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant={variant} onClick={() => void press()}>
        <Share2 aria-hidden className="size-5" />
        {label}
      </Button>
      <p role="status" className="text-muted-foreground empty:hidden">
        {said}
      </p>
    </div>
  );
}
