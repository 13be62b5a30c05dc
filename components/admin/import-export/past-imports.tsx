'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '@/components/admin/load-error';
import { sayError, saySuccess } from '@/components/layout/toasts';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { localMoment } from '@/components/ui/local-time';
import { Pagination } from '@/components/ui/pagination';
import { call } from '@/lib/browser/api/call';
import type { ImportView, TakenBack } from '@/lib/import-export/undoing/contract';
import { listImports, takeBackImport } from '@/lib/import-export/undoing/endpoints';

const count = (number: number): string => `${number} ${number === 1 ? 'question' : 'questions'}`;

function sayTakenBack({ restored, deleted, archived }: TakenBack): string {
  const parts = [
    ...(restored > 0 ? [`${count(restored)} restored`] : []),
    ...(deleted > 0 ? [`${count(deleted)} deleted`] : []),
    ...(archived > 0 ? [`${count(archived)} archived, because people had been asked them`] : []),
  ];
  return `Import undone: ${parts.join(', ')}`;
}

/** Lists past imports, newest first. Each can be undone as a whole. */
export function PastImports() {
  const client = useQueryClient();
  const [page, setPage] = useState(0);
  const [asking, setAsking] = useState<ImportView | null>(null);
  const imports = useQuery({
    queryKey: ['admin', 'imports', page],
    queryFn: () => call(listImports, { query: { page } }),
  });
  const takeBack = useMutation({
    mutationFn: ({ id }: ImportView) => call(takeBackImport, { params: { id } }),
    onSuccess: (takenBack) => {
      saySuccess(sayTakenBack(takenBack));
      return client.invalidateQueries({ queryKey: ['admin'] });
    },
    onError: (error) => sayError(error, 'The import could not be undone'),
    onSettled: () => setAsking(null),
  });
  return (
    <Card>
      <CardHeader>
        <CardTitle>Past imports</CardTitle>
        <CardDescription>
          If you undo an import, changed questions get their former version, added questions are removed, and
          corrections from the import are taken back. You can't undo an import after one of its questions has changed.
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        <LoadError error={imports.error} fallback="Failed to load data" onRetry={() => void imports.refetch()} />
        {imports.data?.totalItems === 0 ? <p className="text-muted-foreground">Nothing was imported yet.</p> : null}
        <ul className="flex flex-col divide-y divide-border">
          {imports.data?.items.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <PastImport {...one} />
              {one.takenBackAt ? null : (
                <Button variant="outline" size="sm" onClick={() => setAsking(one)}>
                  Undo import
                </Button>
              )}
            </li>
          ))}
        </ul>
        <Pagination page={page} totalPages={imports.data?.totalPages ?? 0} onPageChange={setPage} />
      </CardContent>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={() => setAsking(null)}
        destructive
        pending={takeBack.isPending}
        title="Undo this import?"
        description={
          asking
            ? `${count(asking.changed)} changed by the import get their former version. ${count(asking.added)} added by the import are removed, or archived if people have been asked them.`
            : ''
        }
        confirmLabel="Undo import"
        onConfirm={() => {
          if (asking) takeBack.mutate(asking);
        }}
      />
    </Card>
  );
}

function PastImport({ createdAt, by, format, added, changed, takenBackAt }: ImportView) {
  return (
    <span>
      <span className="block font-medium">
        {added} added, {changed} changed
      </span>
      <span className="block text-muted-foreground text-sm">
        {localMoment(createdAt)}, {format.toUpperCase()}
        {by === '' ? '' : `, ${by}`}
        {takenBackAt ? `. Undone ${localMoment(takenBackAt)}` : ''}
      </span>
    </span>
  );
}
