import { FieldDifference } from '@/components/admin/compare/field-difference';
import { LocalTime } from '@/components/ui/local-time';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { AuditView } from '@/lib/audit/contract';
import { listChanges } from './changes';
import { actionWords, fieldWords, subjectWords } from './words';

/** Shown for an entry without an account: a command-line action of the operator, or an account that was deleted. */
const NOBODY = 'The operator, or a deleted account';

export function AuditTable({ entries }: { entries: AuditView[] }) {
  return (
    <Table caption="Audit log" captionHidden>
      <TableHead>
        <tr>
          <TableHeader className="hidden lg:table-cell">When</TableHeader>
          <TableHeader className="hidden lg:table-cell">Who</TableHeader>
          <TableHeader>What</TableHeader>
          <TableHeader>Change</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <TableRow key={entry.id}>
            <TableCell className="hidden whitespace-nowrap lg:table-cell">
              <LocalTime instant={entry.createdAt} />
            </TableCell>
            <TableCell className="hidden min-w-40 max-w-52 break-words lg:table-cell">
              {entry.actor || NOBODY}
            </TableCell>
            <TableHeader scope="row" className="min-w-36 align-top font-normal!">
              {actionWords(entry.action)}
              <span className="wrap-anywhere block text-muted-foreground text-sm">
                {entry.subjectName || subjectWords(entry.subject)}
              </span>
              <span className="wrap-anywhere mt-1 block text-muted-foreground text-sm lg:hidden">
                <span className="block">{entry.actor || NOBODY}</span>
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

/**
 * Number of changed fields shown at first. Further fields are folded, because a new or deleted question lists all of
 * its fields.
 */
const MOST_SHOWN = 4;

function Changes({ entry }: { entry: AuditView }) {
  const changes = listChanges(entry.before, entry.after);
  if (changes.length === 0) return <span className="text-muted-foreground">No details</span>;
  const values = (
    <dl className="flex flex-col gap-2 text-sm">
      {changes.map(({ name, ...values }) => (
        <FieldDifference key={name} field={fieldWords(name)} {...values} beforeLabel="Before" afterLabel="After" />
      ))}
    </dl>
  );
  if (changes.length <= MOST_SHOWN) return values;
  return (
    <details>
      <summary className="mb-2 min-h-6 cursor-pointer">
        {changes.length} fields: {changes.map(({ name }) => fieldWords(name)).join(', ')}
      </summary>
      {values}
    </details>
  );
}
