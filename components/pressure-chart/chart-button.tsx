'use client';

import { useEffect } from 'react';
import { useTranslations } from '#texts';
import { DialogButton } from '@/components/layout/dialog-button';
import { fetchWhenUsed } from '@/components/layout/fetch-when-idle';
import { buttonVariants } from '@/components/ui/button-variants';

const loadChartDialog = () => import('./chart-dialog').then((module) => module.ChartDialog);

/** Opens the pressure-temperature chart that candidates also get in the exam. */
export function ChartButton() {
  const t = useTranslations('study');
  useEffect(() => fetchWhenUsed([loadChartDialog]), []);
  return (
    <DialogButton
      load={loadChartDialog}
      className={`${buttonVariants({ variant: 'outline', size: 'sm' })} print:hidden`}
    >
      {t('chartButton')}
    </DialogButton>
  );
}
