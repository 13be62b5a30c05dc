import Link from 'next/link';
import { usePaths, useTranslations } from '#texts';
import { PASS_PER_SECTION, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';

/** Explains how each number on the page is computed. */
export function HowWeFigure() {
  const t = useTranslations('today');
  return (
    <details className="rounded-xl border border-border bg-card px-5 py-1">
      <summary className="cursor-pointer py-3 font-medium">{t('how.title')}</summary>
      <dl className="flex flex-col gap-3 pb-4 [&_dt]:font-medium">
        <div>
          <dt>{t('how.due')}</dt>
          <dd>{t('how.dueText')}</dd>
        </div>
        <div>
          <dt>{t('how.minutes')}</dt>
          <dd>{t('how.minutesText')}</dd>
        </div>
        <div>
          <dt>{t('how.chance')}</dt>
          <dd>
            {t('how.chanceText', { pass: PASS_PER_SECTION, total: QUESTIONS_PER_SECTION })} <ChanceLinks />
          </dd>
        </div>
        <div>
          <dt>{t('how.streak')}</dt>
          <dd>{t('how.streakText')}</dd>
        </div>
      </dl>
    </details>
  );
}

function ChanceLinks() {
  const t = useTranslations('today');
  const toPath = usePaths();
  return (
    <>
      <Link href={toPath('/statistics/how-it-is-worked-out')} prefetch={false} className="text-primary underline">
        {t('how.moreAboutChance')}
      </Link>{' '}
      <a href={toPath('/calibration')} className="text-primary underline">
        {t('how.calibration')}
      </a>
    </>
  );
}
