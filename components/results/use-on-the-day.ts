import { useTranslations } from '#texts';
import type { AttemptResult } from '@/lib/attempts/contract';

/**
 * Returns the sentence about the score on the day and the score after corrections. Null if no correction changed the
 * result.
 */
export function useOnTheDay({ testType, score, successful, fair, corrections = [] }: AttemptResult): string | null {
  const t = useTranslations('results');
  if (!fair) return null;
  const figure = ({ correct, total, percentage }: AttemptResult['score']) =>
    testType === 'exam' ? t('correctOfTotal', { correct, total }) : `${percentage}%`;
  const figures = { before: figure(score), after: figure(fair.score), corrections: corrections.length };
  return fair.successful && !successful ? t('correctedToPassed', figures) : t('correctedTo', figures);
}
