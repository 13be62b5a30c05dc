import type { ReactNode } from 'react';
import { Day } from '@/components/study/day';
import type { BankRecord } from '@/lib/record/rules';

const count = (value: number): string => value.toLocaleString('en-US');

/** Where nobody has praised us yet: what anybody can check. */
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
        <Fact figure={count(facts)} what="figures, dates and names of the trade, each kept once with its source">
          {checkedSince ? (
            <>
              {count(checkedFacts)} of them were seen in that source, none before <Day day={checkedSince} />.
            </>
          ) : null}
        </Fact>
        {lastCheckedOn ? (
          <Fact figure={<Day day={lastCheckedOn} />} what="the last day on which a figure was checked" />
        ) : null}
      </dl>
      <p className="mt-6">
        <a href="/calibration" className="text-primary underline underline-offset-4">
          How our chances of passing compare with what happened
        </a>
      </p>
    </section>
  );
}

interface FactProps {
  figure: ReactNode;
  what: string;
  children?: ReactNode;
}

function Fact({ figure, what, children }: FactProps) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-2xl border border-border bg-card p-6">
      <dt className="mt-2 text-muted-foreground">
        {what}
        {children ? <span className="mt-2 block">{children}</span> : null}
      </dt>
      <dd className="font-bold text-2xl xl:text-3xl">{figure}</dd>
    </div>
  );
}
