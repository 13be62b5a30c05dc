'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LIVE_QUERY } from '@/components/layout/live-query';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import type { ImportReport } from '@/lib/import-export/contract';
import { getImportProgress, importQuestions } from '@/lib/import-export/endpoints';
import { EXCHANGE_TYPES, type ImportExportFormat } from '@/lib/import-export/formats-rules';

const LOOK_EVERY_MS = 700;

export interface ImportProgress {
  phase: 'reading' | 'checking' | 'saving';
  done: number;
  total: number;
}

const BEGUN: ImportProgress = { phase: 'reading', done: 0, total: 0 };

interface Chosen {
  file: File;
  format: ImportExportFormat;
  keepsTags: boolean;
}

interface Sending extends Chosen {
  /** Hash of the plan that the dry run showed. Null for a dry run. */
  plan: string | null;
  importId: string;
}

/** Imports a file in two steps: a dry run, then an import of exactly the plan that the dry run showed. */
export function useImport() {
  const client = useQueryClient();
  const [report, setReport] = useState<ImportReport | null>(null);
  const send = useMutation({
    mutationFn: async ({ file, format, keepsTags, plan, importId }: Sending) => {
      const html = keepsTags ? ('text' as const) : ('refuse' as const);
      const query = { format, html, importId, dryRun: plan === null ? 'true' : 'false', ...(plan ? { plan } : {}) };
      const upload = new Blob([await file.arrayBuffer()], { type: EXCHANGE_TYPES[format] });
      return call(importQuestions, { query }, { upload });
    },
    onSuccess: (answer, { plan }) => {
      setReport(answer);
      return plan ? client.invalidateQueries({ queryKey: ['admin'] }) : undefined;
    },
  });
  const importId = send.variables?.importId ?? '';
  // Ignores a failed progress request: the import's own response reports the result.
  const { data: progress } = useQuery({
    queryKey: ['import-progress', importId],
    queryFn: async ({ queryKey }) =>
      (await call(getImportProgress, { params: { importId } }, { attempts: 1 })) ??
      client.getQueryData<ImportProgress>(queryKey) ??
      BEGUN,
    initialData: BEGUN,
    enabled: send.isPending,
    refetchInterval: LOOK_EVERY_MS,
    ...LIVE_QUERY,
  });
  const start = (chosen: Chosen, plan: string | null) =>
    send.isPending ? undefined : send.mutate({ ...chosen, plan, importId: crypto.randomUUID() });

  return {
    report,
    progress: send.isPending ? progress : null,
    error: findErrorText(send.error, 'The file could not be imported'),
    check: (chosen: Chosen) => start(chosen, null),
    commit: (chosen: Chosen) => start(chosen, report?.plan ?? ''),
    reset: () => {
      setReport(null);
      send.reset();
    },
  };
}
