'use client';

import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/browser/api/call';
import { saveFile } from '@/lib/browser/page/save-file';
import type { AttemptEntry, HistoryQuery } from '@/lib/statistics/contract';
import { listHistory } from '@/lib/statistics/endpoints';
import { toCsv } from '@/lib/statistics/export-rules';

const PAGE_SIZE = 100;

interface ExportButtonProps {
  /** Filters and order of the table. The exported file contains all pages of the table. */
  query: HistoryQuery & { timezone: string };
  today: string;
}

async function readAll(query: HistoryQuery): Promise<AttemptEntry[]> {
  const read = (page: number) => call(listHistory, { query: { ...query, page, size: PAGE_SIZE } });
  const first = await read(0);
  const found = [...first.items];
  for (let page = 1; page < first.totalPages; page += 1) found.push(...(await read(page)).items);
  return found;
}

export function ExportButton({ query, today }: ExportButtonProps) {
  const t = useTranslations('statistics');
  const save = useMutation({
    mutationFn: async () => {
      const text = toCsv(await readAll(query), query.timezone);
      saveFile(`test-history-${today}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="outline" disabled={save.isPending} onClick={() => save.mutate()}>
        <Download aria-hidden className="size-5" />
        {save.isPending ? t('preparingTheFile') : t('downloadCsv')}
      </Button>
      {save.isError ? (
        <Alert variant="error" onDismiss={save.reset}>
          {t('historyNotLoaded')}
        </Alert>
      ) : null}
    </div>
  );
}
