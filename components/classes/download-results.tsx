'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/browser/api/call';
import { saveFile } from '@/lib/browser/page/save-file';
import { getClassResultsFile } from '@/lib/classes/results/endpoints';
import type { AssignmentId, ClassId } from '@/lib/kernel/ids';
import { useAct } from './use-act';

interface DownloadResultsProps {
  classId: ClassId;
  assignmentId: AssignmentId;
}

/** Downloads the results of a test for a spreadsheet. */
export function DownloadResults({ classId, assignmentId }: DownloadResultsProps) {
  const [isSaved, setIsSaved] = useState(false);
  const { act, isBusy, error } = useAct("The file couldn't be made. Please try again.");
  const save = () =>
    act(async () => {
      saveFile(
        'class-results.csv',
        await call(getClassResultsFile, { params: { id: classId }, query: { assignmentId } }),
      );
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
