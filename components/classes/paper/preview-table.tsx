import { countOf } from '@/components/classes/count-of';
import { Alert } from '@/components/ui/alert';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { PaperPreview, PreviewLine } from '@/lib/classes/paper/answers/contract';

const whatOf = ({ problem, answered, replaces }: PreviewLine, questionCount: number): string =>
  problem ?? `${answered} of ${questionCount} answered${replaces ? '; replaces the answers entered before' : ''}`;

/** Shows the parsed list line by line before anything is saved. */
export function PreviewTable({ preview: { lines, questionCount } }: { preview: PaperPreview }) {
  const wrong = lines.filter(({ problem }) => problem !== null).length;
  return (
    <>
      {wrong > 0 ? (
        <Alert variant="error">
          {wrong === 1 ? '1 line cannot be saved.' : `${wrong} lines cannot be saved.`} Correct the list above, then
          check again. Nothing is saved until every line is right.
        </Alert>
      ) : (
        <Alert variant="success">{countOf(lines.length, 'line')} can be saved.</Alert>
      )}
      <Table caption="Preview of the list">
        <TableHead>
          <tr>
            <TableHeader>Line</TableHeader>
            <TableHeader>Student</TableHeader>
            <TableHeader>Version</TableHeader>
            <TableHeader>Answers</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.line}>
              <TableCell className="tabular-nums">{line.line}</TableCell>
              <TableHeader scope="row" className="wrap-anywhere min-w-32">
                {line.name}
              </TableHeader>
              <TableCell>{line.version ?? ''}</TableCell>
              <TableCell className={line.problem === null ? undefined : 'min-w-56 font-medium text-error-foreground'}>
                {whatOf(line, questionCount)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}
