import { Day } from '@/components/study/day';
import { LinkButton } from '@/components/ui/link-button';
import type { ExamOutcome } from '@/lib/outcomes/contract';
import { saidOfSection } from './reported-section';

/** Shows what an instructor entered about the learner's exams, until the learner confirms, changes or removes it. */
export function EnteredNotice({ entered }: { entered: readonly ExamOutcome[] }) {
  return (
    <section
      aria-labelledby="entered-notice"
      className="mb-6 flex flex-col items-start gap-3 rounded-xl border border-border bg-card p-5"
    >
      <h2 id="entered-notice" className="font-semibold text-lg">
        Your instructor entered a result of your exam
      </h2>
      <ul className="flex flex-col gap-1">
        {entered.map(({ examDate, sections }) => (
          <li key={examDate}>
            <Day day={examDate} />. {sections.map(saidOfSection).join(' ')}
          </li>
        ))}
      </ul>
      <LinkButton href="/today/outcome" variant="outline">
        Confirm, change or remove it
      </LinkButton>
    </section>
  );
}
