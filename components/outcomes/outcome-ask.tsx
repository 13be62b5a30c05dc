import { usePaths, useTranslations } from '#texts';
import { LinkButton } from '@/components/ui/link-button';

/** Asks for the exam result, from the day after the exam date until the learner has entered it. */
export function OutcomeAsk() {
  const t = useTranslations('notices');
  const toPath = usePaths();
  return (
    <section
      aria-labelledby="outcome-ask"
      className="flex flex-col items-start gap-3 rounded-xl border border-border bg-card p-5"
    >
      <h2 id="outcome-ask" className="font-semibold text-lg">
        {t('howDidItGo')}
      </h2>
      <p className="max-w-measure">{t('askOutcome')}</p>
      <LinkButton href={toPath('/today/outcome')} variant="outline">
        {t('reportResult')}
      </LinkButton>
    </section>
  );
}
