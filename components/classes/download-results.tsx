'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/browser/api/call';
import { saveFile } from '@/lib/browser/page/save-file';
import type { TestResults } from '@/lib/classes/results/contract';
import { getClassResultsFile } from '@/lib/classes/results/endpoints';
import { resultsFileName } from '@/lib/classes/results/rules';
import type { ClassId } from '@/lib/kernel/ids';
import { toLocalField } from './test-form';
import { useAct } from './use-act';

interface DownloadResultsProps {
  classId: ClassId;
  className: string;
  assignment: Pick<TestResults['assignment'], 'id' | 'title'>;
}

/** Downloads the results of a test for a spreadsheet. */
export function DownloadResults({ classId, className, assignment }: DownloadResultsProps) {
  const [isSaved, setIsSaved] = useState(false);
  const { act, isBusy, error } = useAct("The file couldn't be made. Please try again.");
  const save = () =>
    act(async () => {
      const query = { assignmentId: assignment.id };
      const file = await call(getClassResultsFile, { params: { id: classId }, query });
      saveFile(resultsFileName(className, assignment.title, toLocalField(new Date()).slice(0, 10)), file);
      setIsSaved(true);
    });
  return (
    <>
      <Button variant="outline" inactive={isBusy} className="print:hidden" onClick={() => void save()}>
        {isBusy ? 'Making the file…' : 'Download CSV'}
      </Button>
      {error ? <Alert variant="error">{error}</Alert> : null}
      {isSaved && !error ? <Alert variant="success">The results were downloaded.</Alert> : null}
    </>
  );
}
