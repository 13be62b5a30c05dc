'use client';

import { useMutation } from '@tanstack/react-query';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import { saveFile } from '@/lib/browser/page/save-file';
import type { TestResults } from '@/lib/classes/results/contract';
import { getClassResultsFile } from '@/lib/classes/results/endpoints';
import { getGradebookFile } from '@/lib/classes/results/gradebook/endpoints';
import { GRADEBOOK, resultsFileName } from '@/lib/classes/results/rules';
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
  const save = useMutation({
    mutationFn: () =>
      assignment
        ? call(getClassResultsFile, { params: { id: classId }, query: { assignmentId: assignment.id } })
        : call(getGradebookFile, { params: { id: classId } }),
    onSuccess: (file) =>
      saveFile(resultsFileName(className, assignment?.title ?? GRADEBOOK, toLocalField(new Date()).slice(0, 10)), file),
  });
  const error = findErrorText(save.error, "The file couldn't be made. Please try again.");
  return (
    <>
      <Button variant="outline" inactive={save.isPending} className="print:hidden" onClick={() => save.mutate()}>
        {save.isPending ? 'Making the file…' : 'Download CSV'}
      </Button>
      {error ? <Alert variant="error">{error}</Alert> : null}
      {save.isSuccess ? <Alert variant="success">The results were downloaded.</Alert> : null}
    </>
  );
}
