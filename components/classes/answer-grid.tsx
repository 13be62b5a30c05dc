import { Table, TableBody, TableHead, TableHeader } from '@/components/ui/table';
import type { Grid, Mark } from '@/lib/classes/results/analysis/contract';

const LOOKS: Record<Mark, { sign: string; says: string; look: string }> = {
  right: { sign: '✓', says: 'right', look: 'bg-success-surface text-success-foreground' },
  wrong: { sign: '✗', says: 'wrong', look: 'bg-error-surface text-error-foreground' },
  none: { sign: '–', says: 'not answered', look: 'text-muted-foreground' },
  'not-asked': { sign: '', says: 'not asked', look: '' },
};

/** A row a student, a column a question of the paper. On a phone the lists below say the same. */
export function AnswerGrid({ grid: { questionIds, students } }: { grid: Grid }) {
  if (students.length === 0) return null;
  return (
    <div className="hidden flex-col gap-3 md:flex print:hidden">
      <Table caption="Students and questions" className="w-auto!">
        <TableHead>
          <tr>
            <TableHeader className="sticky left-0 z-10 bg-muted">Student</TableHeader>
            {questionIds.map((id, place) => (
              <TableHeader key={id} className="px-1! text-center tabular-nums">
                <span className="sr-only">Question </span>
                {place + 1}
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
              {marks.map((mark, place) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place on the paper.
                  key={place}
                  className={`min-w-8 border-border border-l text-center ${LOOKS[mark].look}`}
                >
                  <span aria-hidden>{LOOKS[mark].sign}</span>
                  <span className="sr-only">{LOOKS[mark].says}</span>
                </td>
              ))}
            </tr>
          ))}
        </TableBody>
      </Table>
      <p className="text-muted-foreground">
        ✓ right, ✗ wrong, – not answered, empty: not asked. The numbers are those of the questions below.
      </p>
    </div>
  );
}
