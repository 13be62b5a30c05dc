import { LocalTime } from '@/components/ui/local-time';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { AuditView } from '@/lib/audit/contract';
import { listChanges } from './changes';
import { actionWords, fieldWords, subjectWords } from './words';

export function AuditTable({ entries }: { entries: AuditView[] }) {
  return (
    <Table caption="Audit log" captionHidden>
      <TableHead>
        <tr>
          <TableHeader className="hidden md:table-cell">When</TableHeader>
          <TableHeader className="hidden md:table-cell">Who</TableHeader>
          <TableHeader>What</TableHeader>
          <TableHeader>Change</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <TableRow key={entry.id}>
            <TableCell className="hidden whitespace-nowrap md:table-cell">
              <LocalTime instant={entry.createdAt} />
            </TableCell>
            <TableCell className="hidden max-w-52 break-words md:table-cell">{entry.actor || 'The operator'}</TableCell>
            <TableHeader scope="row" className="min-w-36 align-top font-normal!">
              {actionWords(entry.action)}
              <span className="wrap-anywhere block text-muted-foreground text-sm">
                {entry.subjectEmail || subjectWords(entry.subject)}
              </span>
              <span className="wrap-anywhere mt-1 block text-muted-foreground text-sm md:hidden">
                <span className="block">{entry.actor || 'The operator'}</span>
                <LocalTime instant={entry.createdAt} />
              </span>
            </TableHeader>
            <TableCell className="w-full min-w-36 md:min-w-72">
              <Changes entry={entry} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Changes({ entry }: { entry: AuditView }) {
  const changes = listChanges(entry.before, entry.after);
  if (changes.length === 0) return <span className="text-muted-foreground">No details</span>;
  return (
    <details>
      <summary className="min-h-6 cursor-pointer">{changes.map(({ name }) => fieldWords(name)).join(', ')}</summary>
      <dl className="mt-2 flex flex-col gap-2 text-sm">
        {changes.map(({ name, before, after }) => (
          <div key={name}>
            <dt className="font-semibold">{fieldWords(name)}</dt>
            {before === '' ? null : (
              <dd dir="auto" className="break-words text-error-foreground">
                <del>{before}</del>
              </dd>
            )}
            {after === '' ? null : (
              <dd dir="auto" className="break-words text-success-foreground">
                <ins>{after}</ins>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </details>
  );
}
