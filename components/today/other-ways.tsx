import Link from 'next/link';
import { Button } from '@/components/ui/button';
import type { DueSet, TodayView } from '@/lib/plan/today-rules';
import { questions } from './words';

interface OtherWaysProps {
  view: TodayView;
  isStarting: boolean;
  onStart: (set: DueSet) => void;
}

/** Alternatives to the next set: the missed questions, or a test of the learner's choice. */
export function OtherWays({ view, isStarting, onStart }: OtherWaysProps) {
  const { mistakes } = view;
  return (
    <section aria-labelledby="today-other" className="flex flex-col gap-3">
      <h2 id="today-other" className="font-semibold text-lg">
        Other ways to study
      </h2>
      {mistakes ? (
        <div className="flex flex-col gap-2">
          <Button variant="outline" className="w-full sm:w-fit" inactive={isStarting} onClick={() => onStart(mistakes)}>
            {`Your mistakes: ${questions(mistakes.questionIds.length)}, about ${mistakes.minutes} min`}
          </Button>
          <p className="text-muted-foreground">{mistakes.set.reason}.</p>
        </div>
      ) : null}
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <OtherLink href="/tests">Choose a test yourself</OtherLink>
        </li>
        <li>
          <OtherLink href="/tests?type=exam">Rehearse the exam</OtherLink>
        </li>
      </ul>
    </section>
  );
}

const OtherLink = ({ href, children }: { href: string; children: string }) => (
  <Link
    href={href}
    prefetch={false}
    className="inline-block py-1.5 font-medium text-primary underline underline-offset-4 hover:no-underline"
  >
    {children}
  </Link>
);
