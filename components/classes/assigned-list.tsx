import Link from 'next/link';
import type { AssignedView } from '@/lib/classes/assignments/contract';
import { ASSIGNMENT_PAGE } from '@/lib/classes/rules';

interface AssignedListProps {
  assigned: readonly AssignedView[];
  /** Learner's time zone from the browser's cookie. */
  timeZone: string;
}

const moment = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant)) +
  (timeZone === 'UTC' ? ' UTC' : '');

/**
 * Top of Today for a learner in a class: the open tests and their deadlines. A server component, so that it adds no
 * script.
 */
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
