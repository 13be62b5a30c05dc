'use client';

import { Download } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@/components/admin/message-of';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { call } from '@/lib/browser/call';
import { saveFile } from '@/lib/browser/save-file';
import { type ExchangeFormat, exportQuestions } from '@/lib/exchange/contract';
import { FormatSelect } from './format-select';

const ENDINGS: Record<ExchangeFormat, string> = { csv: 'csv', json: 'json', gift: 'gift.txt' };

export function ExportCard() {
  const [format, setFormat] = useState<ExchangeFormat>('csv');
  const [isWriting, setIsWriting] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const save = async () => {
    setIsWriting(true);
    setError(null);
    try {
      const file = await call(exportQuestions, { query: { format } });
      saveFile(`questions-${new Date().toISOString().slice(0, 10)}.${ENDINGS[format]}`, file);
    } catch (failed) {
      setError(messageOf(failed, 'Failed to load data'));
    } finally {
      setIsWriting(false);
    }
  };
  return (
    <Card>
      <CardHeader>
        <CardTitle>Export</CardTitle>
        <CardDescription>
          Every question that is not archived, of every section that is not archived. The file imports back identical.
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        {error ? <Alert variant="error">{error}</Alert> : null}
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-full max-w-xs">
            <FormatSelect label="Format of the file" format={format} onChange={setFormat} />
          </div>
          <Button variant="outline" inactive={isWriting} onClick={() => void save()}>
            <Download aria-hidden className="size-5" />
            {isWriting ? 'Writing the file…' : 'Download'}
          </Button>
        </div>
      </CardContent>
    </Card>
  );
}
