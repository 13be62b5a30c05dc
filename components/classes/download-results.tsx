'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import { saveFile } from '@/lib/browser/page/save-file';
import type { TestResults } from '@/lib/classes/results/contract';
import { getClassResultsFile } from '@/lib/classes/results/endpoints';
import { getGradebookFile } from '@/lib/classes/results/gradebook/endpoints';
import { resultsFileName } from '@/lib/classes/results/rules';
import type { ClassId } from '@/lib/kernel/ids';
import { toLocalField } from './test-form';

interface DownloadResultsProps {
  classId: ClassId;
  className: string;
  /** Test whose results are downloaded. If omitted, the gradebook is downloaded. */
  assignment?: Pick<TestResults['assignment'], 'id' | 'title'>;
}

/** Downloads the results of a test, or the gradebook, for a spreadsheet. */
export function DownloadResults({ classId, className, assignment }: DownloadResultsProps) {
  const t = useTranslations('classresults');
  const save = useMutation({
    mutationFn: () =>
      assignment
        ? call(getClassResultsFile, { params: { id: classId }, query: { assignmentId: assignment.id } })
        : call(getGradebookFile, { params: { id: classId } }),
    onSuccess: (file) =>
      saveFile(
        resultsFileName(className, assignment?.title ?? t('gradebook'), toLocalField(new Date()).slice(0, 10)),
        file,
      ),
  });
  const error = findErrorText(save.error, t('fileNotMade'));
  return (
    <>
      <Button variant="outline" inactive={save.isPending} className="print:hidden" onClick={() => save.mutate()}>
        {save.isPending ? t('makingTheFile') : t('downloadCsv')}
      </Button>
      {error ? <Alert variant="error">{error}</Alert> : null}
      {save.isSuccess ? <Alert variant="success">{t('downloaded')}</Alert> : null}
    </>
  );
}
