import { useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { PaperPreview, PreviewLine } from '@/lib/classes/paper/answers/contract';

function Outcome({ problem, answered, replaces, count }: PreviewLine & { count: number }) {
  const t = useTranslations('paper');
  return problem ?? t(replaces ? 'answeredReplaces' : 'answered', { answered, count });
}

/** Shows the parsed list line by line before anything is saved. */
export function PreviewTable({ preview: { lines, questionCount } }: { preview: PaperPreview }) {
  const t = useTranslations('paper');
  const wrong = lines.filter(({ problem }) => problem !== null).length;
  return (
    <>
      {wrong > 0 ? (
        <Alert variant="error">{t('linesWrong', { count: wrong })}</Alert>
      ) : (
        <Alert variant="success">{t('linesRight', { count: lines.length })}</Alert>
      )}
      <Table caption={t('preview')}>
        <TableHead>
          <tr>
            <TableHeader>{t('line')}</TableHeader>
            <TableHeader>{t('student')}</TableHeader>
            <TableHeader>{t('version')}</TableHeader>
            <TableHeader>{t('answers')}</TableHeader>
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
                <Outcome {...line} count={questionCount} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}
