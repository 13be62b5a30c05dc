import Link from 'next/link';
import { Card, CardContent } from '@/components/ui/card';
import { PASS_PER_SECTION, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import { SECTION_COUNT_WORD } from '@/lib/kernel/section-facts';
import type { Estimate, ReadinessView, SectionReadiness } from '@/lib/plan/readiness/contract';
import { count } from './format';
import { isPlanned } from './planned';

const ALL_SECTIONS = `All ${SECTION_COUNT_WORD} sections`;

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
  const { allSections, firstAnswersNeeded } = readiness;
  const sections = readiness.sections.filter(
    ({ sectionId, firstAnswers }) => isPlanned(planned, sectionId) || firstAnswers > 0,
  );
  const isWhole = sections.length === readiness.sections.length;
  return (
    <Card>
      <CardContent>
        <h2 className="font-semibold text-xl">Your chance of passing</h2>
        <p className="mt-1 text-muted-foreground">
          If the exam were today. {PASS_PER_SECTION} of {QUESTIONS_PER_SECTION} passes a section. <HowLink />
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
                <Line
                  name={ALL_SECTIONS}
                  estimate={allSections}
                  note={`Passing all ${SECTION_COUNT_WORD}, each graded on its own.`}
                />
              ) : (
                <Refusal
                  name={ALL_SECTIONS}
                  sentence={`To estimate all ${SECTION_COUNT_WORD}, we need ${firstAnswersNeeded} first answers in each.`}
                />
              )}
            </li>
          ) : null}
        </ul>
      </CardContent>
    </Card>
  );
}

const HowLink = () => (
  <Link href="/statistics/how-it-is-worked-out" prefetch={false} className="text-primary underline">
    How we figure this
  </Link>
);

function SectionLine({ section, needed }: { section: SectionReadiness; needed: number }) {
  const { sectionName, firstAnswers, firstCorrect, estimate } = section;
  if (estimate) {
    const note = `${firstCorrect} of ${firstAnswers} questions right on the first try.`;
    return <Line name={sectionName} estimate={estimate} note={note} />;
  }
  const missing = count(needed - firstAnswers, 'more new one', 'more new ones');
  return (
    <Refusal name={sectionName} sentence={`${firstAnswers} of ${needed} answered. ${missing} and we can estimate.`} />
  );
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
  const { chancePercent, lowPercent, highPercent } = estimate;
  return (
    <>
      <p className="flex flex-col gap-x-4 sm:flex-row sm:items-baseline sm:justify-between">
        <span className="font-medium">{name}</span>
        <span className="tabular-nums">
          <span className="font-bold text-lg">about {chancePercent}%</span>
          {lowPercent < highPercent ? `, likely ${lowPercent} to ${highPercent}%` : null}
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
