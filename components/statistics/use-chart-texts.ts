import { useTranslations } from '#texts';
import { useSectionName } from '@/components/messages/use-sections';
import { PASS_PERCENT } from '@/lib/kernel/exam';
import type { SectionStats, StatisticsView } from '@/lib/statistics/contract';
import {
  describeScores,
  EXAM_SECONDS_PER_QUESTION,
  listBelow,
  type Ranking,
  rankSections,
} from '@/lib/statistics/pictures-rules';

/** Keys of the sentence about the course of the scores. */
const COURSES = { level: 'scoresLevel', rising: 'scoresRising', falling: 'scoresFalling' } as const;

/** Returns functions that describe each chart in a sentence. */
export function useChartTexts() {
  const t = useTranslations('statistics');
  const sectionName = useSectionName();
  const nameOf = ({ sectionId, sectionName: sent }: SectionStats) => sectionName(sectionId, sent);
  const sayBelow = (ranked: Exclude<Ranking, { kind: 'none' }>['ranked']): string => {
    const below = listBelow(ranked).map(nameOf);
    const percent = PASS_PERCENT;
    return below.length === 0 ? t('noneBelow', { percent }) : t('below', { percent, names: below.join(', ') });
  };
  return {
    sayScores: (scores: StatisticsView['scores']): string => {
      const { reached, course } = describeScores(scores);
      const line = t('reachedLine', { reached, total: scores.length, percent: PASS_PERCENT });
      if (!course) return line;
      const { direction, early, late, tests } = course;
      return `${t(COURSES[direction], { early, late, tests })} ${line}`;
    },
    /** Explains why the chart has fewer tests than the summary; empty if the chart has all of them. */
    sayLeftOut: (tests: number): string => (tests > 0 ? t('leftOut', { tests }) : ''),
    saySections: (sections: readonly SectionStats[]): string => {
      const ranking = rankSections(sections, 'averageScore');
      if (ranking.kind === 'none') return t('noSectionScore');
      const { kind, highest, lowest, ranked } = ranking;
      const best = { name: nameOf(highest.section), value: highest.value };
      if (kind === 'one') return t('oneSectionScore', best);
      if (kind === 'level') return `${t('sectionsLevel', { value: best.value })} ${sayBelow(ranked)}`;
      const worst = { weakest: nameOf(lowest.section), lowest: lowest.value };
      return `${t('sectionsRanked', { ...best, ...worst })} ${sayBelow(ranked)}`;
    },
    sayTimes: (sections: readonly SectionStats[]): string => {
      const ranking = rankSections(sections, 'averageTimePerQuestion');
      const exam = t('examSeconds', { seconds: EXAM_SECONDS_PER_QUESTION });
      if (ranking.kind === 'none') return exam;
      const { kind, highest, lowest } = ranking;
      const slowest = { name: nameOf(highest.section), seconds: highest.value };
      if (kind === 'one') return `${t('oneSectionTime', slowest)} ${exam}`;
      if (kind === 'level') return `${t('timesLevel', { seconds: slowest.seconds })} ${exam}`;
      const fastest = { fastest: nameOf(lowest.section), lowest: lowest.value };
      return `${t('timesRanked', { ...slowest, ...fastest })} ${exam}`;
    },
  };
}
