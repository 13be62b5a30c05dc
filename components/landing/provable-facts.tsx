import { Day } from '@/components/study/day';
import type { BankRecord } from '@/lib/track-record/rules';
import { Fact } from './fact';
import { LiveFacts } from './live-facts';

const count = (value: number): string => value.toLocaleString('en-US');

/** Facts about the question bank that can be verified. Shown while there are no testimonials. */
export function ProvableFacts({
  bank: { questions, facts, checkedFacts, checkedSince, lastCheckedOn },
}: {
  bank: BankRecord;
}) {
  return (
    <section aria-labelledby="provable-title" className="mx-auto max-w-6xl px-4 py-14 sm:py-20">
      <h2 id="provable-title" className="font-bold text-3xl tracking-tight sm:text-4xl">
        What you can check
      </h2>
      <dl className="mt-8 grid grid-cols-1 gap-4 lg:grid-cols-3">
        <Fact figure={count(questions)} what="questions, each with its explanation and its source" />
        <Fact figure={count(facts)} what="figures, dates and names of the trade, each with its source">
          {checkedSince ? (
            <>
              We have checked {count(checkedFacts)} of them against that source since <Day day={checkedSince} />.
            </>
          ) : null}
        </Fact>
        {lastCheckedOn ? (
          <Fact figure={<Day day={lastCheckedOn} />} what="the date of our last check of a figure" />
        ) : null}
      </dl>
      <LiveFacts />
      <p className="mt-6">
        <a href="/calibration" className="text-primary underline underline-offset-4">
          How our predictions compare with real results
        </a>
      </p>
    </section>
  );
}
