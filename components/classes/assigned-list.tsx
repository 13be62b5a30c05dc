import Link from 'next/link';
import type { AssignedView } from '@/lib/classes/assignments/contract';
import { ASSIGNMENT_PAGE } from '@/lib/classes/rules';

interface AssignedListProps {
  assigned: readonly AssignedView[];
  /** Where the learner is, as far as the browser's cookie says it. */
  timeZone: string;
}

const moment = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant)) +
  (timeZone === 'UTC' ? ' UTC' : '');

/** Today's head for a learner who is in a class: what can be begun, and until when. Written by the server, so that it brings no script. */
export function AssignedList({ assigned, timeZone }: AssignedListProps) {
  return (
    <section aria-labelledby="assigned" className="mb-6 rounded-xl border border-primary bg-card p-5">
      <h2 id="assigned" className="font-semibold text-lg">
        From your class
      </h2>
      <ul className="mt-2 flex flex-col gap-3">
        {assigned.map(({ id, title, className, questionCount, testType, closesAt }) => (
          <li key={id}>
            <Link
              href={`${ASSIGNMENT_PAGE}?id=${id}`}
              prefetch={false}
              className="inline-block break-words py-1 font-medium underline underline-offset-4"
            >
              {title}
            </Link>
            <p className="text-muted-foreground">
              {className}: {testType === 'exam' ? 'exam' : 'practice'}, {questionCount} questions
              {closesAt === null ? '' : `, until ${moment(closesAt, timeZone)}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
