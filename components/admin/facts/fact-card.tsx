'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sayError, saySuccess } from '@/components/layout/toasts';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { call } from '@/lib/browser/api/call';
import type { FactView } from '@/lib/facts/contract';
import { checkFact } from '@/lib/facts/endpoints';
import { joinUnit } from '@/lib/facts/rules';
import { BASIS_WORDS, dayWords, forceWords } from './fact-words';

/** One fact with its status and actions. */
export function FactCard({ fact, onEdit }: { fact: FactView; onEdit: () => void }) {
  const client = useQueryClient();
  const check = useMutation({
    mutationFn: () => call(checkFact, { params: { id: fact.id } }),
    onSuccess: ({ checkAgainBy }) => saySuccess(`Checked. To be checked again by ${dayWords(checkAgainBy)}`),
    onError: (error) => sayError(error, 'Failed to mark the fact as checked'),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
  return (
    <li>
      <Card className="flex h-full flex-col gap-3 p-4 sm:p-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="wrap-anywhere font-semibold text-lg">{fact.name}</h2>
          {fact.isDue ? <Badge variant="warning">Due</Badge> : null}
          {fact.isEdited ? <Badge variant="info">Changed here</Badge> : null}
        </div>
        <p className="wrap-anywhere font-bold text-2xl tabular-nums">{joinUnit(fact)}</p>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
          <Line name="Source">{fact.source}</Line>
          <Line name="Basis">{BASIS_WORDS[fact.basis] ?? fact.basis}</Line>
          <Line name="In force">{forceWords(fact)}</Line>
          <Line name="Checked on">{fact.checkedOn ? dayWords(fact.checkedOn) : 'Not yet'}</Line>
          <Line name="Check by">{dayWords(fact.checkAgainBy)}</Line>
          <Line name="Questions">{fact.questionCount}</Line>
        </dl>
        <div className="mt-auto flex flex-wrap gap-3 pt-1">
          <Button
            inactive={check.isPending}
            aria-label={`Mark as checked: ${fact.name}`}
            onClick={() => check.mutate()}
          >
            {check.isPending ? 'Saving…' : 'Mark as checked'}
          </Button>
          <Button variant="outline" aria-label={`Edit: ${fact.name}`} onClick={onEdit}>
            Edit
          </Button>
        </div>
      </Card>
    </li>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}
