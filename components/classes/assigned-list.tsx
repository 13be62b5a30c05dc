import Link from 'next/link';
import { useLanguage, usePaths, useTranslations } from '#texts';
import { buttonVariants } from '@/components/ui/button-variants';
import type { AssignedView } from '@/lib/classes/assignments/contract';
import { ASSIGNMENT_PAGE } from '@/lib/classes/rules';
import { LOCALES } from '@/lib/kernel/language';

interface AssignedListProps {
  assigned: readonly AssignedView[];
  /** The learner's time zone, from a cookie. */
  timeZone: string;
}

/**
 * Assigned tests at the top of Today: closing times and completed attempts. A server component, so that it adds no
 * script.
 */
export function AssignedList({ assigned, timeZone }: AssignedListProps) {
  const t = useTranslations('notices');
  return (
    <section aria-labelledby="assigned" className="mb-6 rounded-xl border border-primary bg-card p-5">
      <h2 id="assigned" className="font-semibold text-lg">
        {t('fromYourClass')}
      </h2>
      <AssignedItems assigned={assigned} timeZone={timeZone} isClassNamed />
    </section>
  );
}

interface AssignedItemsProps extends AssignedListProps {
  /** Shows the class name with each test. */
  isClassNamed?: boolean;
}

export function AssignedItems({ assigned, timeZone, isClassNamed = false }: AssignedItemsProps) {
  const t = useTranslations('notices');
  const toPath = usePaths();
  const periodOf = usePeriod(timeZone);
  return (
    <ul className="mt-2 flex flex-col gap-3">
      {assigned.map((one) => (
        <li key={one.id}>
          <Link
            href={toPath(`${ASSIGNMENT_PAGE}?id=${one.id}`)}
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
              <span aria-hidden>{'✓ '}</span>
              {t(one.state === 'open' ? 'doneAgain' : 'done', { correct: one.best.correct, total: one.best.total })}
            </p>
          ) : null}
          <p className="text-muted-foreground">
            {isClassNamed ? `${one.className}: ` : ''}
            {[
              t(one.testType === 'exam' ? 'exam' : 'practice'),
              t('questions', { count: one.questionCount }),
              periodOf(one),
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Returns a function that says when a test opens or closes. Its text is empty for an open test that never closes. */
function usePeriod(timeZone: string): (test: AssignedView) => string {
  const t = useTranslations('notices');
  const locale = LOCALES[useLanguage()];
  const moment = (instant: string): string =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant)) +
    (timeZone === 'UTC' ? ' UTC' : '');
  return ({ state, opensAt, closesAt }) => {
    if (state === 'not-open') return t('opens', { moment: moment(opensAt) });
    if (closesAt === null) return '';
    return t(state === 'closed' ? 'closed' : 'openUntil', { moment: moment(closesAt) });
  };
}
