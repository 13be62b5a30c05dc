import { Pieces, Plain } from '@/components/admin/compare/pieces';
import { diffWords, isMostlyShared } from '@/components/admin/compare/word-diff';
import type { PlannedRow } from '@/lib/import-export/contract';

type Difference = PlannedRow['differences'][number];

/** Compares the stored value and the file's value, field by field. */
export function RowDifferences({ differences }: { differences: Difference[] }) {
  return (
    <dl className="mt-2 flex flex-col gap-2 text-sm">
      {differences.map((difference) => (
        <OneDifference key={difference.field} {...difference} />
      ))}
    </dl>
  );
}

function OneDifference({ field, before, after }: Difference) {
  const pieces = diffWords(before, after);
  const isAlike = isMostlyShared(pieces);
  return (
    <div className="max-w-measure whitespace-pre-line rounded-lg bg-muted p-2">
      <dt className="font-medium">{field}</dt>
      <dd>
        <span className="text-muted-foreground">Now: </span>
        {before === '' ? 'nothing' : isAlike ? <Pieces pieces={pieces.left} kind="del" /> : <Plain text={before} />}
      </dd>
      <dd>
        <span className="text-muted-foreground">In the file: </span>
        {after === '' ? 'nothing' : isAlike ? <Pieces pieces={pieces.right} kind="ins" /> : <Plain text={after} />}
      </dd>
    </div>
  );
}
