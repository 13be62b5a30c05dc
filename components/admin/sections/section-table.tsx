import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { AdminSectionView } from '@/lib/bank/sections/contract';

interface SectionTableProps {
  sections: AdminSectionView[];
  isBusy: boolean;
  onEdit: (section: AdminSectionView) => void;
  onDelete: (section: AdminSectionView) => void;
  onRestore: (section: AdminSectionView) => void;
}

export function SectionTable({ sections, ...acts }: SectionTableProps) {
  return (
    <Table caption={`Sections (${sections.length})`}>
      <TableHead>
        <tr>
          <TableHeader>Section</TableHeader>
          <TableHeader className="text-right">Questions</TableHeader>
          <TableHeader className="text-right">Mock</TableHeader>
          <TableHeader className="text-right">Drafts</TableHeader>
          <TableHeader className="text-right">Archived</TableHeader>
          <TableHeader>
            <span className="sr-only">Actions</span>
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {sections.map((section) => (
          <SectionRow key={section.id} section={section} {...acts} />
        ))}
      </TableBody>
    </Table>
  );
}

type SectionRowProps = Omit<SectionTableProps, 'sections'> & { section: AdminSectionView };

function SectionRow({ section, isBusy, onEdit, onDelete, onRestore }: SectionRowProps) {
  const isArchived = section.archivedAt !== null;
  return (
    <TableRow>
      <TableHeader scope="row" className="min-w-64 font-normal">
        <Link href={`/admin/questions?section=${section.id}`} prefetch={false} className="font-semibold underline">
          {section.name}
        </Link>{' '}
        {isArchived ? <Badge variant="warning">Archived</Badge> : null}
        <span className="mt-0.5 block max-w-prose break-words text-muted-foreground">{section.description}</span>
      </TableHeader>
      {[section.questionCount, section.mockQuestionCount, section.draftCount, section.archivedCount].map(
        (count, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same.
          <TableCell key={column} className="text-right tabular-nums">
            {count}
          </TableCell>
        ),
      )}
      <TableCell>
        <span className="flex justify-end gap-2">
          <Button variant="outline" size="sm" aria-label={`Edit ${section.name}`} onClick={() => onEdit(section)}>
            Edit
          </Button>
          {isArchived ? (
            <Button
              variant="outline"
              size="sm"
              disabled={isBusy}
              aria-label={`Restore ${section.name}`}
              onClick={() => onRestore(section)}
            >
              Restore
            </Button>
          ) : (
            <Button variant="outline" size="sm" aria-label={`Delete ${section.name}`} onClick={() => onDelete(section)}>
              Delete
            </Button>
          )}
        </span>
      </TableCell>
    </TableRow>
  );
}
