import type { ReactNode } from 'react';
import { usePaths, useTranslations } from '#texts';
import { BackLink } from '@/components/ui/back-link';
import { PageHeader } from '@/components/ui/page-header';
import { PASS_PER_SECTION, PASS_PERCENT, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import calibration from '@/lib/plan/readiness/calibration.json';
import { FIRST_ANSWERS_NEEDED } from '@/lib/plan/reviews/rules';
import { CalibrationPicture } from './calibration-picture';

/** Explains how the probability of passing is estimated, how the model was validated, and its limits. */
export function HowItIsWorkedOut() {
  const t = useTranslations('statistics');
  const toPath = usePaths();
  return (
    <>
      <PageHeader
        title={t('howTitle')}
        subtitle={t('howSubtitle')}
        back={<BackLink href={toPath('/statistics')}>{t('backToMyStatistics')}</BackLink>}
      />
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-2">
        <div className="flex max-w-measure flex-col gap-8">
          <Basis />
          <Calculation />
          <Limits />
          <OtherNumbers />
        </div>
        <Check />
      </div>
    </>
  );
}

const Heading = ({ children }: { children: string }) => <h2 className="font-semibold text-xl">{children}</h2>;

interface FoldedProps {
  title: string;
  children: ReactNode;
}

/** Folded section, for details that few readers need. */
const Folded = ({ title, children }: FoldedProps) => (
  <details className="rounded-xl border border-border bg-card px-5 py-1">
    <summary className="cursor-pointer py-3">
      <h2 className="inline font-semibold text-xl">{title}</h2>
    </summary>
    <div className="flex flex-col gap-4 pb-4">{children}</div>
  </details>
);

function Basis() {
  const t = useTranslations('statistics');
  return (
    <section className="flex flex-col gap-3">
      <Heading>{t('whatCounts')}</Heading>
      <p>{t('basisFirst')}</p>
      <p>{t('basisRepeats')}</p>
      <p>{t('basisNeeded', { needed: FIRST_ANSWERS_NEEDED })}</p>
    </section>
  );
}

function Calculation() {
  const t = useTranslations('statistics');
  return (
    <section className="flex flex-col gap-3">
      <Heading>{t('calculation')}</Heading>
      <ol className="flex list-decimal flex-col gap-3 pl-5">
        <li>{t('stepLevel')}</li>
        <li>{t('stepMemory')}</li>
        <li>{t('stepScore', { pass: PASS_PER_SECTION, total: QUESTIONS_PER_SECTION })}</li>
        <li>{t('stepRange')}</li>
        <li>{t('stepAll')}</li>
      </ol>
      <p>{t('neverCertain')}</p>
      <p>{t('todayShows')}</p>
    </section>
  );
}

function Limits() {
  const t = useTranslations('statistics');
  return (
    <section className="flex flex-col gap-3">
      <Heading>{t('limits')}</Heading>
      <ul className="flex list-disc flex-col gap-3 pl-5">
        <li>{t('limitQuestions')}</li>
        <li>{t('limitElsewhere')}</li>
        <li>{t('limitDay')}</li>
        <li>{t('limitLookup')}</li>
      </ul>
    </section>
  );
}

function OtherNumbers() {
  const t = useTranslations('statistics');
  return (
    <Folded title={t('otherNumbers')}>
      <ul className="flex list-disc flex-col gap-3 pl-5">
        <li>{t('scoreMeans')}</li>
        <li>{t('successMeans', { percent: PASS_PERCENT })}</li>
        <li>{t('streakMeans')}</li>
        <li>{t('fastestMeans')}</li>
        <li>{t('daysMean')}</li>
      </ul>
    </Folded>
  );
}

function Check() {
  const t = useTranslations('statistics');
  const learners = calibration.learners;
  const told = calibration.sections.at(-2);
  return (
    <Folded title={t('howWeCheckedIt')}>
      <p className="max-w-measure">
        {told
          ? t('checkedOf', { learners, from: told.fromPercent, to: told.toPercent, passed: told.passedPercent })
          : t('checked', { learners })}
      </p>
      <CalibrationPicture title={t('oneSection')} sentence={t('oneSectionHint')} bands={calibration.sections} />
      <CalibrationPicture title={t('bothSections')} sentence={t('bothSectionsHint')} bands={calibration.both} />
    </Folded>
  );
}
