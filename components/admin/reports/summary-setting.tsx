'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { sayError, saySuccess } from '@/components/layout/toasts';
import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';
import { call } from '@/lib/browser/api/call';
import { browserTimeZone } from '@/lib/browser/page/time-zone';
import { getSummarySetting, putSummarySetting } from '@/lib/reports/summary/endpoints';

const KEY = ['admin', 'report-summary'];

/** Setting of each admin: receive a summary mail on days with open reports. */
export function SummarySetting() {
  const id = useId();
  const client = useQueryClient();
  const setting = useQuery({ queryKey: KEY, queryFn: () => call(getSummarySetting, {}) });
  const isOn = setting.data?.isOn ?? false;
  const change = useMutation({
    mutationFn: (wanted: boolean) => call(putSummarySetting, { body: { isOn: wanted, timeZone: browserTimeZone() } }),
    onSuccess: (saved, wanted) => {
      client.setQueryData(KEY, saved);
      saySuccess(wanted ? 'You get a mail each morning while reports are open' : 'No mail about reports from now on');
    },
    onError: (error) => sayError(error, 'Failed to save the setting'),
  });
  return (
    <div className="flex items-center gap-3">
      <Switch
        id={id}
        checked={isOn}
        disabled={change.isPending || setting.data === undefined}
        onCheckedChange={(wanted) => change.mutate(wanted)}
      />
      <Label htmlFor={id}>Mail me a daily summary of open reports</Label>
    </div>
  );
}
