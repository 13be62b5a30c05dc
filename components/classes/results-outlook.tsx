'use client';

import { useTranslations } from '#texts';
import { useDates } from '@/components/messages/use-formats';
import { useSentSectionName } from '@/components/messages/use-sections';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { Progress, SectionOutlook } from '@/lib/classes/results/analysis/contract';
import { FIRST_ANSWERS_NEEDED_IN_CLASS, NEWEST_TESTS, WEEKS_SHOWN } from '@/lib/classes/results/analysis/rules';
import { Heat } from './heat-cell';

/**
 * Lists students who are more likely to fail a section than to pass it, judged by first answers in their latest tests.
 */
export function LikelyToFail({ outlooks }: { outlooks: readonly SectionOutlook[] }) {
  const t = useTranslations('classresults');
  const nameSection = useSentSectionName();
  return (
    <section aria-labelledby="likely-to-fail" className="flex flex-col gap-3">
      <h2 id="likely-to-fail" className="font-semibold text-xl">
        {t('likelyToFail')}
      </h2>
      {outlooks.length === 0 ? (
        <p className="text-muted-foreground">{t('nobodyLikelyToFail')}</p>
      ) : (
        <ul className="divide-y divide-border rounded-xl border border-border bg-card">
          {outlooks.map(({ placeId, name, sectionName, firstAnswers, firstCorrect, chance }) => (
            <li key={`${placeId} ${sectionName}`} className="break-words px-4 py-3 sm:px-5">
              {t.rich(chance === 0 ? 'hardlyPasses' : 'passesWith', {
                name,
                section: nameSection(sectionName),
                chance,
                correct: firstCorrect,
                answers: firstAnswers,
                strong: (chunks) => (
                  <span key="name" className="font-medium">
                    {chunks}
                  </span>
                ),
              })}
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-measure text-muted-foreground">
        {t('howEstimated', { tests: NEWEST_TESTS, answers: FIRST_ANSWERS_NEEDED_IN_CLASS })}
      </p>
    </section>
  );
}

/** Table of the weekly percentages of right answers, by student and overall. */
export function ClassProgress({ progress: { weeks, students, percentages } }: { progress: Progress }) {
  const t = useTranslations('classresults');
  const { shortMonthDay } = useDates();
  if (weeks.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <Table caption={t('progress')}>
        <TableHead>
          <tr>
            <TableHeader>{t('student')}</TableHeader>
            {weeks.map((week) => (
              <TableHeader key={week}>{t('weekOf', { day: shortMonthDay(week) })}</TableHeader>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {students.map((student) => (
            <TableRow key={student.placeId}>
              <TableHeader scope="row" className="wrap-anywhere min-w-32">
                {student.name}
              </TableHeader>
              {weeks.map((week, place) => (
                <TableCell key={week}>
                  <Share percentage={student.percentages[place]} />
                </TableCell>
              ))}
            </TableRow>
          ))}
          <TableRow>
            <TableHeader scope="row">{t('wholeClass')}</TableHeader>
            {weeks.map((week, place) => (
              <TableCell key={week}>
                <Share percentage={percentages[place]} />
              </TableCell>
            ))}
          </TableRow>
        </TableBody>
      </Table>
      <p className="max-w-measure text-muted-foreground">{t('howProgressCounts', { weeks: WEEKS_SHOWN })}</p>
    </div>
  );
}

const Share = ({ percentage }: { percentage: number | null | undefined }) => {
  const t = useTranslations('classresults');
  return typeof percentage === 'number' ? (
    <Heat percentage={percentage} />
  ) : (
    <span className="text-muted-foreground">{t('none')}</span>
  );
};
