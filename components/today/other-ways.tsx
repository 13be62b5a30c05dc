import Link from 'next/link';
import { usePaths, useTranslations } from '#texts';
import { Button } from '@/components/ui/button';
import type { PlanView } from '@/lib/plan/contract';
import type { DueSet, TodayView } from '@/lib/plan/today-rules';
import { useSetReason } from './use-set-reason';

interface OtherWaysProps {
  plan: PlanView;
  view: TodayView;
  isStarting: boolean;
  onStart: (set: DueSet) => void;
}

/** Alternatives to the next set: the missed questions, or a test of the learner's choice. */
export function OtherWays({ plan, view, isStarting, onStart }: OtherWaysProps) {
  const t = useTranslations('today');
  const reasonOf = useSetReason();
  const { mistakes } = view;
  return (
    <section aria-labelledby="today-other" className="flex flex-col gap-3">
      <h2 id="today-other" className="font-semibold text-lg">
        {t('otherWays')}
      </h2>
      {mistakes ? (
        <div className="flex flex-col gap-2">
          <Button variant="outline" className="w-full sm:w-fit" inactive={isStarting} onClick={() => onStart(mistakes)}>
            {t('yourMistakes', { count: mistakes.questionIds.length, minutes: mistakes.minutes })}
          </Button>
          <p className="text-muted-foreground">{reasonOf(mistakes.set, plan)}.</p>
        </div>
      ) : null}
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <OtherLink href="/tests">{t('chooseTest')}</OtherLink>
        </li>
        <li>
          <OtherLink href="/tests?type=exam">{t('rehearse')}</OtherLink>
        </li>
      </ul>
    </section>
  );
}

function OtherLink({ href, children }: { href: string; children: string }) {
  const toPath = usePaths();
  return (
    <Link
      href={toPath(href)}
      prefetch={false}
      className="inline-block py-1.5 font-medium text-primary underline underline-offset-4 hover:no-underline"
    >
      {children}
    </Link>
  );
}
