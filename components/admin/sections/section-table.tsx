import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { AdminSectionView } from '@/lib/bank/sections/contract';
import { isDeletable } from './section-removal';

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
          {['Questions', 'Mock', 'Drafts', 'Archived'].map((name) => (
            <TableHeader key={name} className="hidden text-right md:table-cell">
              {name}
            </TableHeader>
          ))}
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
  const removal = isDeletable(section) ? 'Delete' : 'Archive';
  const isArchived = section.archivedAt !== null;
  return (
    <TableRow>
      <TableHeader scope="row" className="w-full min-w-36 font-normal! md:min-w-64">
        <Link
          href={`/admin/questions?section=${section.id}`}
          prefetch={false}
          className="wrap-anywhere font-semibold underline"
        >
          <bdi>{section.name}</bdi>
        </Link>{' '}
        {isArchived ? <Badge variant="warning">Archived</Badge> : null}
        <span dir="auto" className="mt-0.5 block wrap-anywhere max-w-measure text-muted-foreground">
          {section.description}
        </span>
        <span className="mt-0.5 block text-muted-foreground text-sm tabular-nums md:hidden">
          {section.questionCount} questions, {section.mockQuestionCount}&nbsp;mock, {section.draftCount}&nbsp;drafts,{' '}
          {section.archivedCount}&nbsp;archived
        </span>
      </TableHeader>
      {[section.questionCount, section.mockQuestionCount, section.draftCount, section.archivedCount].map(
        (count, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change.
          <TableCell key={column} className="hidden text-right tabular-nums md:table-cell">
            {count}
          </TableCell>
        ),
      )}
      <TableCell>
        <span className="flex flex-col justify-end gap-1.5 sm:flex-row">
          <Button variant="outline" size="sm" aria-label={`Edit ${section.name}`} onClick={() => onEdit(section)}>
            Edit
          </Button>
          {isArchived ? (
            <Button
              variant="outline"
              size="sm"
              inactive={isBusy}
              aria-label={`Restore ${section.name}`}
              onClick={() => onRestore(section)}
            >
              Restore
            </Button>
          ) : (
            <Button
              variant="outline"
              size="sm"
              aria-label={`${removal} ${section.name}`}
              onClick={() => onDelete(section)}
            >
              {removal}
            </Button>
          )}
        </span>
      </TableCell>
    </TableRow>
  );
}
