'use client';

import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import { saveFile } from '@/lib/browser/page/save-file';
import { exportQuestions } from '@/lib/import-export/endpoints';
import { fileNameOf, type ImportExportFormat } from '@/lib/import-export/formats-rules';
import { FormatSelect } from './format-select';

export function ExportCard() {
  const [format, setFormat] = useState<ImportExportFormat>('csv');
  const save = useMutation({
    mutationFn: (asked: ImportExportFormat) => call(exportQuestions, { query: { format: asked } }),
    onSuccess: (file, asked) => saveFile(fileNameOf(asked, new Date()), file),
  });
  const error = findErrorText(save.error, 'Failed to load data');
  return (
    <Card>
      <CardHeader>
        <CardTitle>Export</CardTitle>
        <CardDescription>
          Exports all questions except archived questions and questions of archived sections. You can import the file
          again. GIFT files have no pictures and no Spanish: when you import one, questions keep theirs.
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        {error ? <Alert variant="error">{error}</Alert> : null}
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-full max-w-xs">
            <FormatSelect label="Export format" format={format} onChange={setFormat} />
          </div>
          <Button variant="outline" inactive={save.isPending} onClick={() => save.mutate(format)}>
            <Download aria-hidden className="size-5" />
            {save.isPending ? 'Preparing the file…' : 'Download'}
          </Button>
        </div>
      </CardContent>
    </Card>
  );
}
