import { FREE_SAMPLE_QUESTIONS, PRO_QUESTION_COUNTS, SECTIONS } from '@/lib/kernel/exam';
import { FreeTestLink } from './free-test-link';
import { UpgradeButton } from './upgrade-button';

interface PlanCardProps {
  title: string;
  text: string;
  /** Questions without an account; null where there is no free sample. */
  free: number | null;
  pro: number;
}

const OUTLINE =
  'h-12 items-center justify-center rounded-lg border border-border-strong bg-card px-4 font-semibold hover:bg-muted';

function PlanCard({ title, text, free, pro }: PlanCardProps) {
  return (
    <li className="flex flex-col rounded-2xl border border-border bg-card p-5 sm:p-6">
      <h3 className="font-semibold text-xl">{title}</h3>
      <p className="mt-1 flex-1 text-muted-foreground">{text}</p>
      <dl className="mt-5 grid grid-cols-2 divide-x divide-border rounded-xl border border-border tabular-nums">
        <div className="flex flex-col-reverse px-4 py-3">
          <dt className="text-muted-foreground">{free === null ? 'no free sample' : 'free questions'}</dt>
          <dd className="font-bold text-3xl">{free ?? '–'}</dd>
        </div>
        <div className="flex flex-col-reverse px-4 py-3">
          <dt className="text-muted-foreground">with Pro</dt>
          <dd className="font-bold text-3xl text-cold">{pro}</dd>
        </div>
      </dl>
      <div className="mt-5 flex flex-col gap-2">
        {free === null ? null : <FreeTestLink className={OUTLINE}>Try Free Sample</FreeTestLink>}
        <UpgradeButton subject={title} />
      </div>
    </li>
  );
}

/** Specification §2, "Sections overview page". */
export function PlanCards() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {SECTIONS.map(({ category, title, description }) => (
        <PlanCard
          key={category}
          title={title}
          text={description}
          free={FREE_SAMPLE_QUESTIONS}
          pro={PRO_QUESTION_COUNTS[category]}
        />
      ))}
      <PlanCard
        title="Full Exam Simulation"
        text="All four sections against the clock, as on the day: no answer shown before the end."
        free={null}
        pro={PRO_QUESTION_COUNTS.simulation}
      />
    </ul>
  );
}
