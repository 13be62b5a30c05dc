import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { LocalTime } from '@/components/ui/local-time';
import type { CorrectionView } from '@/lib/corrections/contract';
import { sayCorrection } from '@/lib/corrections/rules';

/** Lists corrections, newest first. `corrections` is null if they cannot be read. */
export function CorrectionList({ corrections }: { corrections: CorrectionView[] | null }) {
  if (!corrections)
    return <EmptyState title="The corrections can't be read right now">Try again in a minute.</EmptyState>;
  if (corrections.length === 0) {
    return (
      <EmptyState title="No corrections so far">
        No question has needed a correction after people had answered it.
      </EmptyState>
    );
  }
  return (
    <ol className="flex flex-col gap-5">
      {corrections.map((correction) => (
        <li key={correction.id} id={`correction-${correction.id}`} className="scroll-mt-24">
          <Entry correction={correction} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ correction }: { correction: CorrectionView }) {
  const { id, createdAt, since, questionText, why, rule, finder, madeBy, takenBackAt } = correction;
  const { title, change } = sayCorrection(correction);
  const rows = [
    ['Question', questionText],
    ['What changed', change.join(' ')],
    ['Why', why],
    ['Rule', rule],
  ] as const;
  return (
    <article aria-labelledby={`title-${id}`} className="rounded-xl border border-border bg-card p-5">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={`title-${id}`} className="font-semibold text-lg">
          {title}
        </h2>
        {takenBackAt ? <Badge variant="warning">Taken back</Badge> : null}
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[8rem_1fr]">
        {rows.map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="font-medium text-muted-foreground">{name}</dt>
            <dd dir="auto" className="min-w-0 break-words">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted-foreground text-sm">
        Corrected on <LocalTime instant={createdAt} look="day" />
        {madeBy === 'bank' ? ' with an update of the question bank' : ''}. Wrong since{' '}
        <LocalTime instant={since} look="day" />.{finder ? ` Found by ${finder}. Thank you.` : ''}
      </p>
    </article>
  );
}
