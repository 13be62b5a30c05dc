import { useTranslations } from '#texts';
import type { AssignedView } from '@/lib/classes/assignments/contract';
import { reachesMark } from '@/lib/classes/assignments/rules';

/** Returns functions for the texts about a class test that a student has finished. */
export function useClassTestTexts() {
  const t = useTranslations('results');
  return {
    /** Says how many attempts the student has used, and which one counts. */
    sayAttempts: ({ attempts, begun }: Pick<AssignedView, 'attempts' | 'begun'>): string => {
      if (attempts === null) return t('attemptsUnlimited');
      return attempts === 1 ? t('attemptUsed', { begun }) : t('attemptsUsed', { begun, attempts });
    },
    /** Says whether the test is on the student's certificate of completion, and why. */
    sayCertificate: ({ best, certificateMark: mark, state }: CertificateFacts): string => {
      if (best === null) return t('certificateFrom', { mark });
      const { correct, total } = best;
      if (reachesMark(best, mark)) return t('certificateReached', { mark, correct, total });
      const advice = state === 'open' ? t('testAgain') : t('askForAttempt');
      return `${t('certificateNotYet', { mark, correct, total })} ${advice}`;
    },
  };
}

type CertificateFacts = Pick<AssignedView, 'best' | 'certificateMark' | 'state'>;
