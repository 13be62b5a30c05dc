'use client';

import { useState } from 'react';
import { useTranslations } from '#texts';
import { Button } from '@/components/ui/button';
import { Table, TableBody, TableHead, TableHeader } from '@/components/ui/table';
import type { CompactGrid } from '@/lib/classes/results/analysis/contract';
import { markOf } from '@/lib/classes/results/analysis/rules';
import type { NumberedQuestion } from './results-page';

const LOOKS = {
  right: { sign: '✓', says: 'right', look: 'bg-success-surface text-success-foreground' },
  wrong: { sign: '✗', says: 'wrong', look: 'bg-error-surface text-error-foreground' },
  none: { sign: '–', says: 'notAnswered', look: 'text-muted-foreground' },
  'not-asked': { sign: '', says: 'notAsked', look: '' },
} as const;

interface AnswerGridProps {
  grid: CompactGrid;
  numbered: readonly NumberedQuestion[];
}

/**
 * Grid with a row per student and a column per question. Rendered only after the instructor opens it, because the grid
 * of the largest class has twelve thousand cells. Hidden on phones, where the lists below show the same data.
 */
export function AnswerGrid({ grid, numbered }: AnswerGridProps) {
  const t = useTranslations('classresults');
  const [isOpen, setIsOpen] = useState(false);
  if (grid.students.length === 0) return null;
  return (
    <div className="hidden flex-col items-start gap-3 md:flex print:hidden">
      <Button
        variant="outline"
        className="noscript:hidden"
        aria-expanded={isOpen}
        onClick={() => setIsOpen((before) => !before)}
      >
        {t(isOpen ? 'hideGrid' : 'showGrid')}
      </Button>
      {isOpen ? <GridTable grid={grid} numbered={numbered} /> : null}
    </div>
  );
}

function GridTable({ grid: { questionIds, students }, numbered }: AnswerGridProps) {
  const t = useTranslations('classresults');
  // `marks` are in the order of `questionIds`, but the columns are in the order of the question numbers.
  const ids: readonly number[] = questionIds;
  const columns = numbered.flatMap(({ id, label }) => {
    const place = ids.indexOf(id);
    return place < 0 ? [] : [{ id, label, place }];
  });
  return (
    <>
      <div className="w-full">
        <Table caption={t('studentsAndQuestions')} className="w-auto!">
          <TableHead>
            <tr>
              <TableHeader className="sticky left-0 z-10 bg-muted">{t('student')}</TableHeader>
              {columns.map(({ id, label }) => (
                <TableHeader key={id} className="px-1! text-center tabular-nums">
                  <span className="sr-only">{t('question')} </span>
                  <span className="mx-auto block w-min">{label}</span>
                </TableHeader>
              ))}
            </tr>
          </TableHead>
          <TableBody>
            {students.map(({ placeId, name, marks }) => (
              <tr key={placeId}>
                <TableHeader scope="row" className="wrap-anywhere sticky left-0 z-10 min-w-32 max-w-48 bg-card py-1!">
                  {name}
                </TableHeader>
                {columns.map(({ id, place }) => (
                  <Cell key={id} sign={marks[place]} />
                ))}
              </tr>
            ))}
          </TableBody>
        </Table>
      </div>
      <p className="text-muted-foreground">{t('gridLegend')}</p>
    </>
  );
}

function Cell({ sign }: { sign: string | undefined }) {
  const t = useTranslations('classresults');
  const { sign: shown, says, look } = LOOKS[markOf(sign)];
  return (
    <td className={`min-w-8 border-border border-l text-center ${look}`}>
      <span aria-hidden>{shown}</span>
      <span className="sr-only">{t(`marks.${says}`)}</span>
    </td>
  );
}
