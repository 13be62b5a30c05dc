import { Card, CardContent } from '@/components/ui/card';
import type { ConfidenceTally, ConfidenceView } from '@/lib/statistics/confidence/contract';
import { count } from './format';

/**
 * Shows how often the learner was right when sure and when not sure. Hides a percentage that is based on too few
 * answers.
 */
export function ConfidenceCard({ confidence: { answersNeeded, sure, notSure } }: { confidence: ConfidenceView }) {
  return (
    <Card>
      <CardContent>
        <h2 className="font-semibold text-xl">How sure, how right</h2>
        <p className="mt-1 text-muted-foreground">
          {sure.answers + notSure.answers === 0
            ? 'In practice, submit with “I’m sure” or “Not sure”, and this shows how often you are right.'
            : 'Answers in practice that you submitted with “I’m sure” or “Not sure”.'}
        </p>
        <dl className="mt-4 flex flex-col divide-y divide-border">
          <Share name="I’m sure" tally={sure} needed={answersNeeded} />
          <Share name="Not sure" tally={notSure} needed={answersNeeded} />
        </dl>
      </CardContent>
    </Card>
  );
}

interface ShareProps {
  name: string;
  tally: ConfidenceTally;
  needed: number;
}

function Share({ name, tally: { answers, correct, percentRight }, needed }: ShareProps) {
  const missing = count(needed - answers, 'more answer', 'more answers');
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-3 first:pt-0 last:pb-0">
      <dt className="font-medium">{name}</dt>
      {percentRight === null ? null : <dd className="font-bold text-lg tabular-nums">{percentRight}% right</dd>}
      <dd className="col-span-2 text-muted-foreground text-sm tabular-nums">
        {percentRight === null
          ? `${answers} of ${needed} answered. ${missing} and we can tell.`
          : `${correct} of ${count(answers, 'answer', 'answers')} right.`}
      </dd>
    </div>
  );
}
