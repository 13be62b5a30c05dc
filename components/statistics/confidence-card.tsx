import { useTranslations } from '#texts';
import { Card, CardContent } from '@/components/ui/card';
import type { ConfidenceTally, ConfidenceView } from '@/lib/statistics/confidence/contract';

/**
 * Shows how often the learner was right when sure and when not sure. Hides a percentage that is based on too few
 * answers.
 */
export function ConfidenceCard({ confidence: { answersNeeded, sure, notSure } }: { confidence: ConfidenceView }) {
  const t = useTranslations('statistics');
  return (
    <Card>
      <CardContent>
        <h2 className="font-semibold text-xl">{t('howSureHowRight')}</h2>
        <p className="mt-1 text-muted-foreground">
          {sure.answers + notSure.answers === 0 ? t('confidenceHint') : t('confidenceOf')}
        </p>
        <dl className="mt-4 flex flex-col divide-y divide-border">
          <Share name={t('imSure')} tally={sure} needed={answersNeeded} />
          <Share name={t('notSure')} tally={notSure} needed={answersNeeded} />
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
  const t = useTranslations('statistics');
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-3 first:pt-0 last:pb-0">
      <dt className="font-medium">{name}</dt>
      {percentRight === null ? null : (
        <dd className="font-bold text-lg tabular-nums">{t('percentRight', { percentRight })}</dd>
      )}
      <dd className="col-span-2 text-muted-foreground text-sm tabular-nums">
        {percentRight === null
          ? t('confidenceMissing', { answers, needed, missing: needed - answers })
          : t('answersRight', { correct, count: answers })}
      </dd>
    </div>
  );
}
