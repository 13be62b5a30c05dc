import { LinkButton } from '@/components/ui/link-button';

/** Asks for the exam result, from the day after the exam date until the learner has entered it. */
export function OutcomeAsk() {
  return (
    <section
      aria-labelledby="outcome-ask"
      className="flex flex-col items-start gap-3 rounded-xl border border-border bg-card p-5"
    >
      <h2 id="outcome-ask" className="font-semibold text-lg">
        How did it go?
      </h2>
      <p className="max-w-measure">
        Which sections did you take, did you pass, and what was your score, if you know it? Your answer shows how
        accurate our predictions are.
      </p>
      <LinkButton href="/today/outcome" variant="outline">
        Report my result
      </LinkButton>
    </section>
  );
}
