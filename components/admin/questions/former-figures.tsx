import type { FormerStatement } from '@/lib/facts/former-rules';

/** Sentences that still state a figure from before the change of its fact, with the figure marked. */
export function FormerFigures({ statements }: { statements: FormerStatement[] }) {
  return (
    <ul aria-label="Texts with the old figure" className="flex flex-col gap-1.5 text-sm">
      {statements.map(({ field, before, figure, after }, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a question have no identity but their position.
          key={place}
          className="wrap-anywhere"
        >
          <span className="font-medium">{field}:</span>{' '}
          <span dir="auto">
            {before}
            <mark className="rounded-sm bg-warning-surface px-0.5 font-semibold text-warning-foreground">{figure}</mark>
            {after}
          </span>
        </li>
      ))}
    </ul>
  );
}
