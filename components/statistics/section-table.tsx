import { formatDuration } from '@/components/results/duration';
import { Badge } from '@/components/ui/badge';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { SectionStats } from '@/lib/statistics/contract';
import { averageLabel } from '@/lib/statistics/rules';
import { formatDay, formatPercent, NOTHING } from './format';

const COLUMNS = [
  'Section',
  'Average score',
  'Attempts',
  'Completed',
  'Successful',
  'Best',
  'Average time',
  'Last attempt',
];

interface SectionTableProps {
  sections: readonly SectionStats[];
  timeZone: string;
}

export function SectionTable({ sections, timeZone }: SectionTableProps) {
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="font-semibold text-xl">Section statistics</h2>
        <p className="mt-1 text-muted-foreground">
          A test on several sections counts in each one, with just that section's questions.
        </p>
      </div>
      <Table caption="Section statistics" captionHidden className="min-w-[56rem]">
        <TableHead>
          <tr>
            {COLUMNS.map((column) => (
              <TableHeader key={column}>{column}</TableHeader>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {sections.map((section) => (
            <SectionRow key={section.sectionId} section={section} timeZone={timeZone} />
          ))}
        </TableBody>
      </Table>
    </section>
  );
}

function SectionRow({ section, timeZone }: { section: SectionStats; timeZone: string }) {
  const average = section.averageScore === null ? null : averageLabel(section.averageScore);
  return (
    <TableRow className="tabular-nums">
      <TableHeader scope="row" className="whitespace-nowrap align-top">
        {section.sectionName}
      </TableHeader>
      <TableCell>
        <span className="flex items-center gap-2 whitespace-nowrap">
          {formatPercent(section.averageScore)}
          {average ? <Badge variant={average.tone}>{average.label}</Badge> : null}
        </span>
      </TableCell>
      <TableCell>{section.attempts}</TableCell>
      <TableCell>{section.completedAttempts}</TableCell>
      <TableCell>{section.successfulAttempts}</TableCell>
      <TableCell>{formatPercent(section.bestAttempt?.successPercentage ?? null)}</TableCell>
      <TableCell className="whitespace-nowrap">
        {section.averageTime === null ? NOTHING : formatDuration(section.averageTime)}
      </TableCell>
      <TableCell className="whitespace-nowrap">
        {section.lastAttempt ? formatDay(section.lastAttempt, timeZone) : NOTHING}
      </TableCell>
    </TableRow>
  );
}
