import { usePaths, useTranslations } from '#texts';
import { useCount } from '@/components/messages/use-formats';
import { Day } from '@/components/study/day';
import type { BankRecord } from '@/lib/track-record/rules';
import { Fact } from './fact';
import { LiveFacts } from './live-facts';

/** Facts about the question bank that can be verified. Shown while there are no testimonials. */
export function ProvableFacts({
  bank: { questions, facts, checkedFacts, checkedSince, lastCheckedOn },
}: {
  bank: BankRecord;
}) {
  const t = useTranslations('landing');
  const toCount = useCount();
  const toPath = usePaths();
  return (
    <section aria-labelledby="provable-title" className="mx-auto max-w-6xl px-4 py-14 sm:py-20">
      <h2 id="provable-title" className="font-bold text-3xl tracking-tight sm:text-4xl">
        {t('whatYouCanCheck')}
      </h2>
      <dl className="mt-8 grid grid-cols-1 gap-4 lg:grid-cols-3">
        <Fact figure={toCount(questions)} what={t('questionsEachWithItsExplanation')} />
        <Fact figure={toCount(facts)} what={t('figuresDatesAndNamesOf')}>
          {checkedSince ? t.rich('checkedFacts', { count: checkedFacts, day: () => <Day day={checkedSince} /> }) : null}
        </Fact>
        {lastCheckedOn ? <Fact figure={<Day day={lastCheckedOn} />} what={t('theDateOfOurLast')} /> : null}
      </dl>
      <LiveFacts />
      <p className="mt-6">
        <a href={toPath('/calibration')} className="text-primary underline underline-offset-4">
          {t('howOurPredictionsCompareWith')}
        </a>
      </p>
    </section>
  );
}
