import { topicAddress } from '@/components/test/topic-panel';
import { Card, CardContent } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { TopicStanding } from '@/lib/statistics/topics/contract';
import { shareRight } from '@/lib/statistics/topics/rules';
import { count, formatDay, formatPercent, NOTHING } from './format';

interface TopicsProps {
  topics: readonly TopicStanding[];
}

const NEXT = 3;
const keyOf = (topic: TopicStanding) => `${topic.sectionId} ${topic.topic}`;

/** The weakest topics: what to do with the next ten minutes. */
export function PracticeNext({ topics }: TopicsProps) {
  return (
    <Card>
      <CardContent>
        <h2 className="font-semibold text-xl">Practice next</h2>
        <p className="mt-1 text-muted-foreground">Your weakest topics so far.</p>
        <ul className="mt-4 flex flex-col divide-y divide-border">
          {topics.slice(0, NEXT).map((topic) => (
            <li key={keyOf(topic)} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
              <div>
                <p className="font-medium">{topic.name}</p>
                <p className="text-muted-foreground text-sm tabular-nums">
                  {topic.sectionName},{' '}
                  {topic.answers === 0
                    ? 'not seen yet'
                    : `${topic.correct} of ${count(topic.answers, 'answer', 'answers')} right`}
                </p>
              </div>
              <PracticeLink topic={topic} />
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}

function PracticeLink({ topic }: { topic: TopicStanding }) {
  return (
    <LinkButton href={topicAddress(topic)} variant="outline" size="sm" className="w-fit">
      Practice this
      <span className="sr-only">
        : {topic.sectionName}, {topic.name}
      </span>
    </LinkButton>
  );
}

const COLUMNS = ['Topic', 'Section', 'Right', 'Answers', 'Questions seen', 'Last seen', 'Practice'];

/** Every topic of the certification's outline, weakest first. */
export function TopicTable({ topics, timeZone }: TopicsProps & { timeZone: string }) {
  return (
    <section aria-labelledby="statistics-topics" className="flex flex-col gap-4">
      <div>
        <h2 id="statistics-topics" className="font-semibold text-xl">
          Topics
        </h2>
        <p className="mt-1 max-w-prose text-muted-foreground">
          Weakest first, over all your answers, whatever the filters. A topic that you have not seen stands in the
          middle: nothing is known about it yet.
        </p>
      </div>
      <Table caption="Topics" captionHidden className="min-w-[56rem]">
        <TableHead>
          <tr>
            {COLUMNS.map((column) => (
              <TableHeader key={column}>{column}</TableHeader>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {topics.map((topic) => (
            <TableRow key={keyOf(topic)} className="tabular-nums">
              <TableHeader scope="row" className="align-top font-medium">
                {topic.name}
              </TableHeader>
              <TableCell className="whitespace-nowrap">{topic.sectionName}</TableCell>
              <TableCell>{formatPercent(shareRight(topic))}</TableCell>
              <TableCell>{topic.answers === 0 ? NOTHING : `${topic.correct} right of ${topic.answers}`}</TableCell>
              <TableCell>
                {topic.seen} of {topic.questions}
              </TableCell>
              <TableCell className="whitespace-nowrap">
                {topic.lastSeenAt ? formatDay(topic.lastSeenAt, timeZone) : 'Not yet'}
              </TableCell>
              <TableCell className="py-1.5">
                <PracticeLink topic={topic} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
