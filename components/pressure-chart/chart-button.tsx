'use client';

import { useEffect } from 'react';
import { DialogButton } from '@/components/layout/dialog-button';
import { fetchWhenUsed } from '@/components/layout/fetch-when-idle';
import { buttonVariants } from '@/components/ui/button-variants';

const loadChartDialog = () => import('./chart-dialog').then((module) => module.ChartDialog);

/** The chart that the exam hands out, at hand wherever questions are. */
export function ChartButton() {
  useEffect(() => fetchWhenUsed([loadChartDialog]), []);
  return (
    <DialogButton
      load={loadChartDialog}
      className={`${buttonVariants({ variant: 'outline', size: 'sm' })} print:hidden`}
    >
      P-T chart
    </DialogButton>
  );
}
