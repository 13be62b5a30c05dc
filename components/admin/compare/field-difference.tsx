import { Pieces, Plain } from './pieces';
import { diffWords, isMostlyShared } from './word-diff';

interface FieldDifferenceProps {
  field: string;
  /** Empty when there is no value. */
  before: string;
  after: string;
  beforeLabel: string;
  afterLabel: string;
}

/** Entry of a `dl`: the old and the new value of one field, with the changed words marked. */
export function FieldDifference({ field, before, after, beforeLabel, afterLabel }: FieldDifferenceProps) {
  const pieces = diffWords(before, after);
  const isAlike = isMostlyShared(pieces);
  return (
    <div className="max-w-measure whitespace-pre-line rounded-lg bg-muted p-2">
      <dt className="font-medium">{field}</dt>
      <dd>
        <span className="text-muted-foreground">{beforeLabel}: </span>
        {before === '' ? 'nothing' : isAlike ? <Pieces pieces={pieces.left} kind="del" /> : <Plain text={before} />}
      </dd>
      <dd>
        <span className="text-muted-foreground">{afterLabel}: </span>
        {after === '' ? 'nothing' : isAlike ? <Pieces pieces={pieces.right} kind="ins" /> : <Plain text={after} />}
      </dd>
    </div>
  );
}
