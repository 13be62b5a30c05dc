'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Progress } from '@/components/ui/progress';
import { saveFile } from '@/lib/browser/page/save-file';
import type { ImportExportFormat } from '@/lib/import-export/formats-rules';
import { IMPORT_MAX_BYTES } from '@/lib/import-export/formats-rules';
import { csvTemplate } from './csv-template';
import { formatOf } from './format-names';
import { FormatSelect } from './format-select';
import { ReportTable } from './report-table';
import { type ImportProgress, useImport } from './use-import';

const PHASES = { reading: 'Reading the file', checking: 'Checking the rows', saving: 'Saving the questions' };

export function ImportCard() {
  const [file, setFile] = useState<File | null>(null);
  const [format, setFormat] = useState<ImportExportFormat>('csv');
  const [keepsTags, setKeepsTags] = useState(false);
  const { report, progress, error, check, commit, reset } = useImport();
  const isBusy = progress !== null;
  const isTooLarge = file !== null && file.size > IMPORT_MAX_BYTES;
  const choose = (next: File | null) => {
    setFile(next);
    setFormat((next && formatOf(next.name)) ?? format);
    reset();
  };
  return (
    <Card>
      <CardHeader>
        <CardTitle>Import</CardTitle>
        <CardDescription>
          We check the file row by row first and show you what would change. Either the whole file is imported, or
          nothing.
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        <Button
          variant="link"
          className="self-start"
          onClick={() =>
            saveFile('questions-template.csv', new Blob([csvTemplate()], { type: 'text/csv;charset=utf-8' }))
          }
        >
          Download a CSV template
        </Button>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="File" error={isTooLarge ? 'The file is larger than 10 MB. Split it.' : undefined}>
            {(control) => (
              <Input
                {...control}
                type="file"
                accept=".csv,.json,.gift,.txt"
                className="py-2.5"
                disabled={isBusy}
                onChange={(event) => choose(event.target.files?.[0] ?? null)}
              />
            )}
          </Field>
          <FormatSelect
            label="File format"
            format={format}
            disabled={isBusy}
            onChange={(next) => {
              setFormat(next);
              reset();
            }}
          />
        </div>
        <div className="flex items-start gap-3">
          <Checkbox
            id="keep-tags"
            className="mt-0.5"
            checked={keepsTags}
            disabled={isBusy}
            onChange={(event) => {
              setKeepsTags(event.target.checked);
              reset();
            }}
          />
          <label htmlFor="keep-tags" className="cursor-pointer">
            Keep tags such as &lt;b&gt; as plain text. Otherwise rows with tags are refused.
          </label>
        </div>
        {error ? <Alert variant="error">{error}</Alert> : null}
        {progress ? <ProgressNote progress={progress} /> : null}
        <div className="flex flex-wrap gap-3">
          <Button
            variant={report ? 'outline' : 'default'}
            inactive={isBusy || !file || isTooLarge}
            onClick={() => file && check({ file, format, keepsTags })}
          >
            Check the file
          </Button>
          {report && !report.committed ? (
            <Button
              disabled={!file || report.refused > 0 || report.added + report.changed === 0}
              inactive={isBusy}
              onClick={() => file && commit({ file, format, keepsTags })}
            >
              Import {report.added + report.changed} {report.added + report.changed === 1 ? 'question' : 'questions'}
            </Button>
          ) : null}
        </div>
        {report ? <ReportTable key={report.plan} report={report} /> : null}
      </CardContent>
    </Card>
  );
}

function ProgressNote({ progress: { phase, done, total } }: { progress: ImportProgress }) {
  return (
    <div role="status" className="flex flex-col gap-1.5">
      <p>
        {PHASES[phase]}…{total > 0 ? ` ${done} of ${total}` : ''}
      </p>
      <Progress value={done} max={Math.max(1, total)} label={PHASES[phase]} />
    </div>
  );
}
