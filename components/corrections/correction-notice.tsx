import Link from 'next/link';
import type { NoticeView } from '@/lib/attempts/notices/contract';
import { ClosableNotice } from './closable-notice';

const quoted = (texts: readonly string[]): string => texts.map((text) => `“${text}”`).join(' and ');

/** Tells a learner about corrections of questions that they answered. Appears until it is closed. */
export function CorrectionNotice({ notices }: { notices: NoticeView[] }) {
  return (
    <ClosableNotice correctionIds={notices.map(({ correctionId }) => correctionId)}>
      <p className="font-semibold">
        {notices.length === 1
          ? 'A question that you answered was wrong'
          : `${notices.length} questions that you answered were wrong`}
      </p>
      <ul className="mt-2 flex flex-col gap-3">
        {notices.map(({ correctionId, attemptId, questionText, right, rule }) => (
          <li key={correctionId}>
            <p dir="auto" className="break-words font-medium">
              {questionText}
            </p>
            <p dir="auto" className="break-words">
              {right.length === 0
                ? 'The question was withdrawn and no longer counts.'
                : `Right answer: ${quoted(right)}.`}{' '}
              {rule}
            </p>
            <Link href={`/results?attempt=${attemptId}`} className="underline">
              Open your result
            </Link>
          </li>
        ))}
      </ul>
    </ClosableNotice>
  );
}
