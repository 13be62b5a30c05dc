import Link from 'next/link';
import { PASS_PER_SECTION, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';

/** Explains how each number on the page is computed. */
export function HowWeFigure() {
  return (
    <details className="rounded-xl border border-border bg-card px-5 py-1">
      <summary className="cursor-pointer py-3 font-medium">How we figure this</summary>
      <dl className="flex flex-col gap-3 pb-4 [&_dt]:font-medium">
        <div>
          <dt>What is due</dt>
          <dd>
            The questions that add most to your chance of passing on the day: facts you most likely don't know yet, and
            facts you would have forgotten by then.
          </dd>
        </div>
        <div>
          <dt>Minutes</dt>
          <dd>The time it takes to read each question and its explanation at an ordinary pace, added up.</dd>
        </div>
        <div>
          <dt>Chance</dt>
          <dd>
            {PASS_PER_SECTION} of {QUESTIONS_PER_SECTION} passes a section. We estimate what you know from your answers,
            how much of it you will still remember on the day, and what the plan adds. The range holds your chance in
            eight cases of ten. <HowLink />{' '}
            <a href="/calibration" className="text-primary underline">
              How our predictions compare with real results
            </a>
          </dd>
        </div>
        <div>
          <dt>Study days in a row</dt>
          <dd>Study days with at least one answer. A day off in your plan breaks nothing, and neither does today.</dd>
        </div>
      </dl>
    </details>
  );
}

const HowLink = () => (
  <Link href="/statistics/how-it-is-worked-out" prefetch={false} className="text-primary underline">
    More about the chance of passing
  </Link>
);
