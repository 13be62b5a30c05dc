import Link from 'next/link';
import { usePaths, useTranslations } from '#texts';
import { useSectionName } from '@/components/messages/use-sections';
import { Card, CardContent } from '@/components/ui/card';
import { PASS_PER_SECTION, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import type { Estimate, ReadinessView, SectionReadiness } from '@/lib/plan/readiness/contract';
import { isPlanned } from './planned';

interface ReadinessCardProps {
  readiness: ReadinessView;
  /** Ids of the sections in the learner's plan. Null shows all sections. */
  planned: readonly number[] | null;
}

/**
 * Shows the probability of passing for each section of the plan and for each other section that was practiced, with its
 * range and the number of answers.
 */
export function ReadinessCard({ readiness, planned }: ReadinessCardProps) {
  const t = useTranslations('statistics');
  const { allSections, firstAnswersNeeded } = readiness;
  const sections = readiness.sections.filter(
    ({ sectionId, firstAnswers }) => isPlanned(planned, sectionId) || firstAnswers > 0,
  );
  const isWhole = sections.length === readiness.sections.length;
  return (
    <Card>
      <CardContent>
        <h2 className="font-semibold text-xl">{t('chanceOfPassing')}</h2>
        <p className="mt-1 text-muted-foreground">
          {t('ifToday', { pass: PASS_PER_SECTION, total: QUESTIONS_PER_SECTION })} <HowLink />
        </p>
        <ul className="mt-4 flex flex-col divide-y divide-border">
          {sections.map((section) => (
            <li key={section.sectionId} className="py-3 first:pt-0">
              <SectionLine section={section} needed={firstAnswersNeeded} />
            </li>
          ))}
          {isWhole ? (
            <li className="pt-3">
              {allSections ? (
                <Line name={t('allSections')} estimate={allSections} note={t('allNote')} />
              ) : (
                <Refusal name={t('allSections')} sentence={t('allNeeded', { needed: firstAnswersNeeded })} />
              )}
            </li>
          ) : null}
        </ul>
      </CardContent>
    </Card>
  );
}

const HowLink = () => {
  const t = useTranslations('statistics');
  const toPath = usePaths();
  return (
    <Link href={toPath('/statistics/how-it-is-worked-out')} prefetch={false} className="text-primary underline">
      {t('howWeFigureThis')}
    </Link>
  );
};

function SectionLine({ section, needed }: { section: SectionReadiness; needed: number }) {
  const t = useTranslations('statistics');
  const { sectionId, sectionName, firstAnswers, firstCorrect, estimate } = section;
  const name = useSectionName()(sectionId, sectionName);
  if (estimate) {
    const note = t('rightOnFirstTry', { right: firstCorrect, answers: firstAnswers });
    return <Line name={name} estimate={estimate} note={note} />;
  }
  const missing = needed - firstAnswers;
  return <Refusal name={name} sentence={t('answersMissing', { answers: firstAnswers, needed, missing })} />;
}

function Refusal({ name, sentence }: { name: string; sentence: string }) {
  return (
    <>
      <p className="font-medium">{name}</p>
      <p className="text-muted-foreground">{sentence}</p>
    </>
  );
}

function Line({ name, estimate, note }: { name: string; estimate: Estimate; note: string }) {
  const t = useTranslations('statistics');
  const { chancePercent, lowPercent, highPercent } = estimate;
  return (
    <>
      <p className="flex flex-col gap-x-4 sm:flex-row sm:items-baseline sm:justify-between">
        <span className="font-medium">{name}</span>
        <span className="tabular-nums">
          <span className="font-bold text-lg">{t('aboutPercent', { percent: chancePercent })}</span>
          {lowPercent < highPercent ? t('likelyRange', { low: lowPercent, high: highPercent }) : null}
        </span>
      </p>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="mt-1.5 h-3 w-full">
        <rect width="100" height="4" className="fill-muted" />
        <rect x={lowPercent} width={Math.max(1, highPercent - lowPercent)} height="4" className="fill-info-border" />
        <rect x={Math.min(99, chancePercent) - 0.4} width="0.8" height="4" className="fill-foreground" />
      </svg>
      <p className="mt-1 text-muted-foreground text-sm">{note}</p>
    </>
  );
}
