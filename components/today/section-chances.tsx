import { useTranslations } from '#texts';
import { useDates } from '@/components/messages/use-formats';
import { useSectionName } from '@/components/messages/use-sections';
import type { Forecast } from '@/lib/plan/contract';
import { useMissingAnswers } from './use-missing-answers';

interface SectionChancesProps {
  forecast: Forecast;
  examDate: string | null;
}

type Chances = Forecast['allSections'];

/** Probability of passing each section on the exam date, with its range and its value today. */
export function SectionChances({ forecast, examDate }: SectionChancesProps) {
  const t = useTranslations('today');
  const { longDate } = useDates();
  const sayMissing = useMissingAnswers();
  const { sections, allSections, date } = forecast;
  const isAnyTold = sections.some(({ chanceOnDate, chanceNow }) => (chanceOnDate ?? chanceNow) !== null);
  return (
    <section aria-labelledby="today-chances" className="flex flex-col gap-4">
      <div>
        <h2 id="today-chances" className="font-semibold text-xl">
          {t('yourChance')}
        </h2>
        <p className="mt-1 max-w-measure text-muted-foreground">
          {isAnyTold ? t(examDate ? 'chanceOnDate' : 'chanceInWeeks', { date: longDate(date) }) : sayMissing(sections)}
        </p>
      </div>
      {isAnyTold ? <ChanceList sections={sections} allSections={allSections} /> : null}
    </section>
  );
}

function ChanceList({ sections, allSections }: Pick<Forecast, 'sections' | 'allSections'>) {
  const t = useTranslations('today');
  const nameOf = useSectionName();
  return (
    <ul className="flex flex-col divide-y divide-border border-border border-y">
      {sections.map((section) => (
        <li key={section.sectionId} className="py-3">
          <Chance
            name={nameOf(section.sectionId, section.sectionName)}
            chances={section}
            missing={t('missingHere', { count: section.answersMissing })}
          />
        </li>
      ))}
      {sections.length > 1 ? (
        <li className="py-3">
          <Chance
            name={t(sections.length === 2 ? 'bothSections' : 'allSections')}
            chances={allSections}
            missing={t('appearsLater')}
          />
        </li>
      ) : null}
    </ul>
  );
}

function Chance({ name, chances, missing }: { name: string; chances: Chances; missing: string }) {
  const t = useTranslations('today');
  const { chanceNow, chanceOnDate, low, high } = chances;
  if (chanceOnDate === null) {
    return (
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{name}</span>
        <span className="text-muted-foreground">
          {chanceNow === null ? missing : t('aboutIfToday', { chance: chanceNow })}
        </span>
      </p>
    );
  }
  const hasRange = low !== null && high !== null && low < high;
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{name}</span>
        <span className="ml-auto tabular-nums">
          {t.rich(hasRange ? 'aboutWithRange' : 'aboutAlone', {
            chance: chanceOnDate,
            low: low ?? 0,
            high: high ?? 0,
            strong: (chunks) => <span className="font-bold text-lg">{chunks}</span>,
          })}
        </span>
      </p>
      <ChanceBar chanceNow={chanceNow} chanceOnDate={chanceOnDate} low={low} high={high} />
      {chanceNow === null ? null : (
        <p className="mt-1 flex items-center gap-2 text-muted-foreground text-sm tabular-nums">
          <span aria-hidden className="h-3 w-1 bg-accent" />
          {t('ifToday', { chance: chanceNow })}
        </p>
      )}
    </>
  );
}

/** Draws the probability on the exam date as a line, its range as a band, and today's probability as a shorter line. */
function ChanceBar({ chanceNow, chanceOnDate, low, high }: { [Name in keyof Chances]: number | null }) {
  const from = low ?? chanceOnDate ?? 0;
  const to = high ?? from;
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="mt-1.5 h-3 w-full">
      <rect width="100" height="4" className="fill-muted" />
      <rect x={from} width={Math.max(1, to - from)} height="4" className="fill-info-border" />
      {chanceNow === null ? null : (
        <rect x={chanceNow - 0.4} y="2.4" width="0.8" height="1.6" className="fill-accent" />
      )}
      <rect x={Math.min(99, chanceOnDate ?? 0) - 0.4} width="0.8" height="4" className="fill-foreground" />
    </svg>
  );
}
