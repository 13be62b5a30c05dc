import Link from 'next/link';
import { usePaths, useTranslations } from '#texts';
import type { NoticeView } from '@/lib/attempts/notices/contract';
import { ClosableNotice } from './closable-notice';

/** Tells a learner about corrections of questions that they answered. Appears until it is closed. */
export function CorrectionNotice({ notices }: { notices: NoticeView[] }) {
  const t = useTranslations('notices');
  const toPath = usePaths();
  const quoted = (texts: readonly string[]): string => texts.map((text) => `“${text}”`).join(` ${t('and')} `);
  return (
    <ClosableNotice correctionIds={notices.map(({ correctionId }) => correctionId)}>
      <p className="font-semibold">{t('correctedQuestions', { count: notices.length })}</p>
      <ul className="mt-2 flex flex-col gap-3">
        {notices.map(({ correctionId, attemptId, questionText, right, rule }) => (
          <li key={correctionId}>
            <p dir="auto" className="break-words font-medium">
              {questionText}
            </p>
            <p dir="auto" className="break-words">
              {right.length === 0 ? t('withdrawn') : t('rightAnswer', { right: quoted(right) })} {rule}
            </p>
            <Link href={toPath(`/results?attempt=${attemptId}`)} className="underline">
              {t('openYourResult')}
            </Link>
          </li>
        ))}
      </ul>
    </ClosableNotice>
  );
}
