'use client';

import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { Wording } from '@/components/ui/wording';
import type { QuestionResult, TopicResult } from '@/lib/classes/results/analysis/contract';
import { HEAT_LEGEND, Heat } from './heat-cell';
import type { NumberedQuestion } from './results-page';

export function WeakestTopics({ topics }: { topics: readonly TopicResult[] }) {
  if (topics.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <Table caption="Topics, weakest first">
        <TableHead>
          <tr>
            <TableHeader>Topic</TableHeader>
            <TableHeader>Section</TableHeader>
            <TableHeader>Right</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {topics.map(({ sectionName, topicName, asked, correct, percentage }) => (
            <TableRow key={`${sectionName} ${topicName}`}>
              <TableHeader scope="row">{topicName}</TableHeader>
              <TableCell>{sectionName}</TableCell>
              <TableCell className="tabular-nums">
                <Heat percentage={percentage} />{' '}
                <span className="inline-block whitespace-nowrap">
                  {correct} of {asked}
                </span>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <p className="text-muted-foreground">{HEAT_LEGEND}</p>
    </div>
  );
}

interface HardestQuestionsProps {
  questions: readonly QuestionResult[];
  /** Empty if each student gets different questions, which then have no numbers. */
  numbered: readonly NumberedQuestion[];
}

/** Lists the questions of a test, hardest first, each with its most frequent wrong option and why that is wrong. */
export function HardestQuestions({ questions, numbered }: HardestQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions" className="flex flex-col gap-3">
      <h2 id="questions" className="font-semibold text-xl">
        Questions, hardest first
      </h2>
      <ol className="divide-y divide-border rounded-xl border border-border bg-card">
        {questions.map(({ questionId, sectionName, topicName, text, asked, correct, percentage, mistake }) => (
          <li key={questionId} className="flex flex-col gap-2 p-4 sm:px-5">
            <p className="max-w-measure font-medium">
              {numbered.filter(({ id }) => id === questionId).map(({ label }) => `${label}. `)}
              <Wording text={text} />
            </p>
            <p className="text-muted-foreground tabular-nums">
              <Heat percentage={percentage} /> {correct} of {asked} right; {sectionName}, {topicName}
            </p>
            {mistake ? (
              <p className="max-w-measure">
                <span className="font-medium">
                  Wrong answer chosen by {mistake.times}: “<Wording text={mistake.text} />”
                </span>{' '}
                <Wording text={mistake.why} />
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
