import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button-variants';
import type { AssignedView } from '@/lib/classes/assignments/contract';
import { ASSIGNMENT_PAGE } from '@/lib/classes/rules';

interface AssignedListProps {
  assigned: readonly AssignedView[];
  /** The learner's time zone, from a cookie. */
  timeZone: string;
}

/**
 * Assigned tests at the top of Today: closing times and completed attempts. A server component, so that it adds no
 * script.
 */
export const AssignedList = ({ assigned, timeZone }: AssignedListProps) => (
  <section aria-labelledby="assigned" className="mb-6 rounded-xl border border-primary bg-card p-5">
    <h2 id="assigned" className="font-semibold text-lg">
      From your class
    </h2>
    <AssignedItems assigned={assigned} timeZone={timeZone} isClassNamed />
  </section>
);

interface AssignedItemsProps extends AssignedListProps {
  /** Shows the class name with each test. */
  isClassNamed?: boolean;
}

export const AssignedItems = ({ assigned, timeZone, isClassNamed = false }: AssignedItemsProps) => (
  <ul className="mt-2 flex flex-col gap-3">
    {assigned.map((one) => (
      <li key={one.id}>
        <Link
          href={`${ASSIGNMENT_PAGE}?id=${one.id}`}
          prefetch={false}
          className={
            one.state === 'open' && !one.best
              ? buttonVariants({ className: 'wrap-anywhere mb-1' })
              : 'inline-block break-words py-1 font-medium underline underline-offset-4'
          }
        >
          {one.title}
        </Link>
        {one.best ? (
          <p className="font-medium text-success-foreground">
            <span aria-hidden>✓ </span>
            Done: {one.best.correct} of {one.best.total}
            {mayRepeat(one) ? '. You can take it again.' : ''}
          </p>
        ) : null}
        <p className="text-muted-foreground">
          {isClassNamed ? `${one.className}: ` : ''}
          {one.testType === 'exam' ? 'exam' : 'practice'}, {one.questionCount} questions
          {periodOf(one, timeZone)}
        </p>
      </li>
    ))}
  </ul>
);

const mayRepeat = ({ state }: AssignedView): boolean => state === 'open';

function periodOf({ state, opensAt, closesAt }: AssignedView, timeZone: string): string {
  if (state === 'not-open') return `, opens ${moment(opensAt, timeZone)}`;
  if (closesAt === null) return '';
  return `, ${state === 'closed' ? 'closed' : 'open until'} ${moment(closesAt, timeZone)}`;
}

const moment = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant)) +
  (timeZone === 'UTC' ? ' UTC' : '');
