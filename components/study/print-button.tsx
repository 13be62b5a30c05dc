'use client';

import { Printer } from 'lucide-react';
import { useTranslations } from '#texts';
import { Button } from '@/components/ui/button';

export function PrintButton() {
  const t = useTranslations('site');
  return (
    <Button variant="outline" onClick={() => window.print()} className="noscript:hidden print:hidden">
      <Printer aria-hidden />
      {t('print')}
    </Button>
  );
}
