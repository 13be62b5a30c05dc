import { useTranslations } from '#texts';
import { useDates } from '@/components/messages/use-formats';
import { useSectionName } from '@/components/messages/use-sections';
import { useSetReason } from '@/components/today/use-set-reason';
import type { PlanView } from '@/lib/plan/contract';
import type { Move, NextStep } from '@/lib/plan/lesson-end-rules';

/** Returns functions for the texts at the end of a lesson. */
export function useLessonTexts() {
  const t = useTranslations('results');
  const sectionName = useSectionName();
  const reasonOf = useSetReason();
  const { weekday } = useDates();
  return {
    /** One string instead of several elements, so that a browser's translation cannot separate words and numbers. */
    sayMove: ({ sectionId, sectionName: sent, from, to, answersMissing }: Move): string => {
      const name = sectionName(sectionId, sent);
      if (to === null) return t('questionsToGo', { name, count: answersMissing });
      if (from === null) return `${name}: ${to}%`;
      return from === to ? t('chanceAsBefore', { name, to }) : `${name}: ${from}% → ${to}%`;
    },
    /** Names the next step. */
    sayNext: (next: NextStep, plan: Pick<PlanView, 'examDate' | 'today'>): string => {
      if (next.kind === 'lesson-today') return t('nextToday', { reason: reasonOf(next.set, plan) });
      if (next.kind === 'exam-today') return t('examToday');
      if (next.kind === 'exam') return next.isTomorrow ? t('examTomorrow') : t('examOn', { day: weekday(next.date) });
      const { date, isTomorrow, minutes, missed } = next;
      if (isTomorrow) return missed === 0 ? t('lessonTomorrow', { minutes }) : t('missedTomorrow', { minutes, missed });
      const day = weekday(date);
      return missed === 0 ? t('lessonOn', { day, minutes }) : t('missedOn', { day, minutes, missed });
    },
  };
}
