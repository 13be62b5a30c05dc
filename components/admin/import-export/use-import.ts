'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '@/lib/browser/api/call';
import { errorText } from '@/lib/browser/api/error-text';
import type { ImportReport } from '@/lib/import-export/contract';
import { getImportProgress, importQuestions } from '@/lib/import-export/endpoints';
import { EXCHANGE_TYPES, type ImportExportFormat } from '@/lib/import-export/formats-rules';

const LOOK_EVERY_MS = 700;

export interface ImportProgress {
  phase: 'reading' | 'checking' | 'saving';
  done: number;
  total: number;
}

interface Chosen {
  file: File;
  format: ImportExportFormat;
  keepsTags: boolean;
}

/** Imports a file in two steps: a dry run, then an import of exactly the plan that the dry run showed. */
export function useImport() {
  const client = useQueryClient();
  const [report, setReport] = useState<ImportReport | null>(null);
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [error, setError] = useState<string | null>(null);

  const send = async ({ file, format, keepsTags }: Chosen, plan: string | null): Promise<void> => {
    setError(null);
    setProgress({ phase: 'reading', done: 0, total: 0 });
    const importId = crypto.randomUUID();
    let isOver = false;
    const timer = setInterval(() => {
      // Ignores a failed progress request: the import's own response reports the result.
      call(getImportProgress, { params: { importId } }, { attempts: 1 }).then(
        (step) => (isOver || step === null ? undefined : setProgress(step)),
        () => undefined,
      );
    }, LOOK_EVERY_MS);
    const html = keepsTags ? ('text' as const) : ('refuse' as const);
    const query = { format, html, importId, dryRun: plan === null ? 'true' : 'false', ...(plan ? { plan } : {}) };
    try {
      const upload = new Blob([await file.arrayBuffer()], { type: EXCHANGE_TYPES[format] });
      setReport(await call(importQuestions, { query }, { upload }));
      if (plan) await client.invalidateQueries({ queryKey: ['admin'] });
    } catch (failed) {
      setError(errorText(failed, 'The file could not be imported'));
    } finally {
      clearInterval(timer);
      isOver = true;
      setProgress(null);
    }
  };

  return {
    report,
    progress,
    error,
    check: (chosen: Chosen) => send(chosen, null),
    commit: (chosen: Chosen) => send(chosen, report?.plan ?? ''),
    reset: () => {
      setReport(null);
      setError(null);
    },
  };
}
