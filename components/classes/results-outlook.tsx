'use client';

import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { Progress, SectionOutlook } from '@/lib/classes/results/analysis/contract';
import { FIRST_ANSWERS_NEEDED_IN_CLASS, NEWEST_TESTS, WEEKS_SHOWN } from '@/lib/classes/results/analysis/rules';
import { Heat } from './heat-cell';

/**
 * Lists students who are more likely to fail a section than to pass it, judged by first answers in their latest tests.
 */
export function LikelyToFail({ outlooks }: { outlooks: readonly SectionOutlook[] }) {
  return (
    <section aria-labelledby="likely-to-fail" className="flex flex-col gap-3">
      <h2 id="likely-to-fail" className="font-semibold text-xl">
        Likely to fail
      </h2>
      {outlooks.length === 0 ? (
        <p className="text-muted-foreground">Nobody, based on their answers so far.</p>
      ) : (
        <ul className="divide-y divide-border rounded-xl border border-border bg-card">
          {outlooks.map(({ placeId, name, sectionName, firstAnswers, firstCorrect, chance }) => (
            <li key={`${placeId} ${sectionName}`} className="break-words px-4 py-3 sm:px-5">
              <span className="font-medium">
                {name}, {sectionName}
              </span>
              : {chance === 0 ? 'less than 1' : chance}% likely to pass; {firstCorrect} of {firstAnswers} first answers
              right
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-measure text-muted-foreground">
        We estimate this from a student&rsquo;s first answers to questions in the last {NEWEST_TESTS} tests of this
        class that the student finished. It needs at least {FIRST_ANSWERS_NEEDED_IN_CLASS} first answers in a section,
        and leaves out practice outside the class. The estimate is rough if there are few answers.
      </p>
    </section>
  );
}

const dayOf = (monday: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${monday}T00:00:00Z`),
  );

/** Table of the weekly percentages of right answers, by student and overall. */
export function ClassProgress({ progress: { weeks, students, percentages } }: { progress: Progress }) {
  if (weeks.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <Table caption="Progress over the weeks">
        <TableHead>
          <tr>
            <TableHeader>Student</TableHeader>
            {weeks.map((week) => (
              <TableHeader key={week}>Week of {dayOf(week)}</TableHeader>
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
            <TableHeader scope="row">Whole class</TableHeader>
            {weeks.map((week, place) => (
              <TableCell key={week}>
                <Share percentage={percentages[place]} />
              </TableCell>
            ))}
          </TableRow>
        </TableBody>
      </Table>
      <p className="max-w-measure text-muted-foreground">
        Percentage of right answers in all tests of the class, by the week in which they were finished, for the last{' '}
        {WEEKS_SHOWN} weeks. Every attempt counts.
      </p>
    </div>
  );
}

const Share = ({ percentage }: { percentage: number | null | undefined }) =>
  typeof percentage === 'number' ? (
    <Heat percentage={percentage} />
  ) : (
    <span className="text-muted-foreground">None</span>
  );
