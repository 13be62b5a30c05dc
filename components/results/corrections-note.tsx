import Link from 'next/link';
import { Alert } from '@/components/ui/alert';
import type { AttemptResult } from '@/lib/attempts/contract';

const quoted = (texts: readonly string[]): string => texts.map((text) => `“${text}”`).join(' and ');

type Correction = NonNullable<AttemptResult['corrections']>[number];

function Entry({ correction, result }: { correction: Correction; result: AttemptResult }) {
  const { questionId, kind, said, right, rule } = correction;
  const position = result.questions.find((question) => question.questionId === questionId)?.position;
  return (
    <li dir="auto" className="break-words">
      <span className="font-medium">Question {position}:</span>{' '}
      {kind === 'withdrawn'
        ? 'it was wrong and no longer counts.'
        : `we counted ${quoted(said)} as right. The right answer is ${quoted(right)}. Both count.`}{' '}
      {rule}
    </li>
  );
}

/** Lists the corrections of the result's questions. */
export function CorrectionsNote({ result }: { result: AttemptResult }) {
  const { corrections, fair } = result;
  if (!corrections) return null;
  return (
    <Alert variant="info">
      <h2 className="font-semibold text-lg">Corrected since</h2>
      {fair ? null : <p className="mt-1">Your score stays as it was.</p>}
      <ul className="mt-2 flex flex-col gap-2">
        {corrections.map((correction) => (
          <Entry key={correction.id} correction={correction} result={result} />
        ))}
      </ul>
      <Link href="/corrections" className="mt-2 inline-block underline">
        All corrections
      </Link>
    </Alert>
  );
}
