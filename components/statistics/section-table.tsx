import { useTranslations } from '#texts';
import { useSectionName } from '@/components/messages/use-sections';
import { formatDuration } from '@/components/results/duration';
import { Badge } from '@/components/ui/badge';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { SectionStats } from '@/lib/statistics/contract';
import { averageLabel } from '@/lib/statistics/rules';
import { formatPercent, NOTHING } from './format';
import { useInstants } from './use-instants';

const COLUMNS = [
  'columns.sectionName',
  'averageScore',
  'attempts',
  'completed',
  'successful',
  'best',
  'averageTime',
  'lastAttempt',
] as const;

interface SectionTableProps {
  sections: readonly SectionStats[];
  timeZone: string;
}

export function SectionTable({ sections, timeZone }: SectionTableProps) {
  const t = useTranslations('statistics');
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="font-semibold text-xl">{t('sectionStatistics')}</h2>
        <p className="mt-1 text-muted-foreground">{t('sectionStatisticsHint')}</p>
      </div>
      <Table caption={t('sectionStatistics')} captionHidden className="min-w-[56rem]">
        <TableHead>
          <tr>
            {COLUMNS.map((column) => (
              <TableHeader key={column}>{t(column)}</TableHeader>
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
  const t = useTranslations('statistics');
  const { day } = useInstants();
  const sectionName = useSectionName();
  const average = section.averageScore === null ? null : averageLabel(section.averageScore);
  return (
    <TableRow className="tabular-nums">
      <TableHeader scope="row" className="whitespace-nowrap align-top">
        {sectionName(section.sectionId, section.sectionName)}
      </TableHeader>
      <TableCell>
        <span className="flex items-center gap-2 whitespace-nowrap">
          {formatPercent(section.averageScore)}
          {average ? <Badge variant={average.tone}>{t(`labels.${average.label}`)}</Badge> : null}
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
        {section.lastAttempt ? day(section.lastAttempt, timeZone) : NOTHING}
      </TableCell>
    </TableRow>
  );
}
